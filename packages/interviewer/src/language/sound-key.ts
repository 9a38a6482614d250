// The sounds of a folded French word without its gender and without what is silent or mute at its end.

/** Endings of both genders and of their spellings by ear, longest first; the first that fits applies. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/t(?:ric|ris|riz|eur|er|eus|euz|eu)+[eszx]*$/, 'TE'],
  // « parfé » and « parfète » are « parfait » and « parfaite ».
  [/(?<=par|satis|stupe|^re)f(?:ai|e)t{0,2}e?s?$/, 'fT'],
  [/eres+es?$/, 'E'],
  [/eu(?:r|s|z|x)?[esz]*$/, 'E'],
  [/[iy](?:en|an|in)+(?:[tdsc]|n)*[es]*$/, 'N'],
  // « poulai » is « poulet »: an i after a or e is no ending of its own.
  [/(?:il{1,4}|y{1,4}|(?<![ae])i[iy]{0,4})(?:(?:ai|e){1,4}r{0,4})?[tdesz]{0,6}$/, 'i'],
  [/[ae][nm]+(?:[tds]|ch?)*[es]*$/, 'A'],
  [/(?:ain|ein|in|un|aim)n*[tdsc]*[es]*$/, 'I'],
  [/on+(?:gue|[tdsg])*[es]*$/, 'O'],
  [/e?(?:au|o)(?:[xtds]+[es]*)?$|[ea]l+[es]*$/, 'L'],
  [/[iu]?[fv]+[es]*$/, 'F'],
  [/(?:(?:ai|e){1,4}(?:r{1,4}[tdsc]{0,4})?)?[estdz]{0,6}$/, ''],
];

const SILENT = /(?:[tdszxp]{1,6}e?s?|(?<=[aiou])e?s?)$/;

/** Rewrites of letters to sounds, in order. Capitals are sounds that no single letter writes. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([a-z])\1/g, '$1'],
  [/sc(?=[eiy])|c(?=[eiyEN])|t(?=io)|z/g, 's'],
  [/ch|sh/g, 'C'],
  [/qu?|k|c/g, 'k'],
  [/x/g, 'ks'],
  [/ge(?=[ao])|g(?=[eiyEN]|$)/g, 'j'],
  [/gu(?=[eiyEN])/g, 'g'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/eau|au/g, 'o'],
  [/oi/g, 'W'],
  [/ou/g, 'U'],
  [/(?:oe|e)u/g, 'E'],
  [/(?:[ae]i|i|y|u)[nm](?![aeiouyUWEnm])/g, 'I'],
  [/[ae][nm](?![aeiouyUWEnm])/g, 'A'],
  [/o[nm](?![aeiouyUWEnm])/g, 'O'],
  [/ai|ei/g, 'e'],
  [/y/g, 'i'],
];

/** A folded word without the ending that shows its gender; two genders of one word have one such form, if they are spelled alike. */
export function withoutGender(word: string): string {
  for (const [ending, form] of ENDINGS) {
    if (!ending.test(word)) continue;
    const said = word.replace(ending, form);
    return said === word ? said.replace(SILENT, '') : said;
  }
  return word.replace(SILENT, '');
}

/** One key for both genders of a word and for the ways of typing it by ear. Approximate: it compares words, it spells none. */
export const soundKey = (word: string): string =>
  SOUNDS.reduce((sounds, [letters, sound]) => sounds.replace(letters, sound), withoutGender(word));
