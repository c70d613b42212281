"""Citadels by Bruno Faidutti, revised and classic edition."""
