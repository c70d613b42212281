"""Tells which build runs: compiled extensions or plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES


def compiled() -> bool:
    """Whether the rules run as compiled extensions."""
    from kasztelan.core import match

    return str(match.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """One line for version output and benchmark reports."""
    import platform

    from kasztelan import __version__

    build = "compiled" if compiled() else "pure Python"
    return (
        f"kasztelan {__version__} ({build}, {platform.python_implementation()} {platform.python_version()})"
    )
