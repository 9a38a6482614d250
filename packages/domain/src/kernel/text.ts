/** Converts a text to lower case without accents: searches, sorts and comparisons ignore both. */
export const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
