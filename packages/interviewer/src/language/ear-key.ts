// Only vowels that a French reader says: a mute e is dropped, é and è stay.
const VOWEL = '[aàâeéèêëiîïoôuùûüEUWO]';

/** Rewrites of letters to sounds, in order. Capitals are sounds that no single letter writes. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ç|ss|sc(?=[eéèêiîy])|c(?=[eéèêiîy])|t(?=ion)|z/g, 's'],
  [/ch|sh/g, 'C'],
  [/qu?|k|c/g, 'k'],
  [/ge(?=[aâo])|g(?=[eéèêiîy])/g, 'j'],
  [/gu(?=[eéèêiîy])/g, 'g'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/([bdfgjklmnprstv])\1/g, '$1'],
  [/e?au|ô/g, 'o'],
  [/oi/g, 'W'],
  [/o[uùû]/g, 'U'],
  [/(?:œ|oe|e)u/g, 'E'],
  [new RegExp(`i[eé]n(?!${VOWEL})`, 'g'), 'iI'],
  [new RegExp(`(?:[ae]i|i|u)[nm](?!${VOWEL}|[nm])`, 'g'), 'I'],
  [new RegExp(`[ae][nm](?!${VOWEL}|[nm])`, 'g'), 'A'],
  [new RegExp(`o[nm](?!${VOWEL}|[nm])`, 'g'), 'O'],
  [/a[iî]|ei|[éèêë]/g, 'e'],
  [/[àâ]/g, 'a'],
  [/[îï]/g, 'i'],
  [/[ùûü]/g, 'u'],
];

/**
 * The sounds of a French word in small letters, with its accents. Silent letters at the end are dropped, so that « discré » and
 * « discret » have one key. Approximate: it compares a word typed by ear with the words of a dictionary.
 */
export function earKey(word: string): string {
  const said = word.replace(/es?$/, '');
  const bare = said === word ? word.replace(/er$/, 'é').replace(/(?<=.)[dpstx]{1,3}$/, '') : said;
  return SOUNDS.reduce((sounds, [letters, sound]) => sounds.replace(letters, sound), bare);
}
