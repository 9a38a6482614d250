/** Builds a character class from parts: in one literal, linters report joiners beside their neighbours as a mistake. */
const classOf = (...parts: string[]): RegExp => new RegExp(`[${parts.join('')}]`, 'gu');

/** Characters that draw nothing but can hide text: zero-width, bidi controls, tags, variation selectors. */
const INVISIBLE = classOf(
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E',
  '\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF',
  '\\u{E0000}-\\u{E0FFF}',
);
/** Joiners and direction marks that emoji and Persian or Arabic keyboards insert; they hide nothing. */
const INNOCENT = classOf('\\u00AD\\u061C\\u200D', '\\u200E\\u200F', '\\uFE0E\\uFE0F\\uFEFF');

/** Removes invisible characters and unifies look-alike forms (NFKC). Line breaks stay. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g, ' ')
    .replace(/\r\n?/g, '\n');
}

/** True if the text contains characters whose only use is to hide something. */
export function hasHiddenCharacters(raw: string): boolean {
  return raw.replace(INNOCENT, '').search(INVISIBLE) >= 0;
}

/** Lower case, no accents, one kind of apostrophe: the form every comparison uses. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[’‘`´ʼ]/g, "'");
}
