import { MAX_OTHER_SECTOR, MIN_DESCRIPTION_EXCLUSIVE, OTHER_SECTOR } from './options.ts';

/** The hint under the description: how many characters are missing or, once it is long enough, its length (specification, section 5). */
export function descriptionHint(description: string): string {
  const missing = MIN_DESCRIPTION_EXCLUSIVE + 1 - description.trim().length;
  return missing > 0
    ? `Veuillez entrer encore au moins ${missing} caractères`
    : `${description.trim().length} caractères`;
}

const MARK = `${OTHER_SECTOR}\u00A0: `;

/** The stored text of a chosen sector: the last sector of the list includes the company's own words. */
export function sectorWith(sector: string, words: string): string {
  // Commas are removed from the words, because a comma separates the sectors of an offer.
  const own = words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join('/');
  return sector === OTHER_SECTOR && own !== '' ? `${MARK}${own}` : sector;
}

/** Splits a stored sector into the choice in the list and the company's own words (empty if there are none). */
export function sectorParts(stored: string): { readonly sector: string; readonly words: string } {
  return stored.startsWith(MARK)
    ? { sector: OTHER_SECTOR, words: stored.slice(MARK.length) }
    : { sector: stored, words: '' };
}

/** Part of a regular expression that matches the sectors of a list; the last one matches with or without own words. */
export function sectorPattern(sectors: readonly string[]): string {
  return `(?:${sectors.join('|')}|${MARK}[^\\s,][^,]{0,${MAX_OTHER_SECTOR - 1}})`;
}

/** The sector as candidates read it: only the company's own words if it gave some. */
export function sectorText(stored: string): string {
  const { sector, words } = sectorParts(stored);
  return words || sector;
}
