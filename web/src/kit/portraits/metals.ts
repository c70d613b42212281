/** What many things are made of. */
export const STEEL = '#c9d0d6';
export const GOLD = '#e0ae3a';
export const WOOD = '#8a5a2c';
