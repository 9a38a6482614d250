import { MAX_OTHER_SECTOR, MIN_DESCRIPTION_EXCLUSIVE, OTHER_SECTOR } from './options.ts';

/** The hint under the description: what is missing, then how long it is (specification, section 5). */
export function descriptionHint(description: string): string {
  const missing = MIN_DESCRIPTION_EXCLUSIVE + 1 - description.trim().length;
  return missing > 0
    ? `Veuillez entrer encore au moins ${missing} caractères`
    : `${description.trim().length} caractères`;
}

const MARK = `${OTHER_SECTOR}\u00A0: `;

/** A chosen sector as it is stored: the last choice of the list may carry the company's own words. */
export function sectorWith(sector: string, words: string): string {
  // A comma separates the sectors of an offer.
  const own = words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join('/');
  return sector === OTHER_SECTOR && own !== '' ? `${MARK}${own}` : sector;
}

/** The choice in the list, and the company's own words; empty without any. */
export function sectorParts(stored: string): { readonly sector: string; readonly words: string } {
  return stored.startsWith(MARK)
    ? { sector: OTHER_SECTOR, words: stored.slice(MARK.length) }
    : { sector: stored, words: '' };
}

/** The choices of a list as a part of a regular expression, the last one with or without the company's own words. */
export function sectorPattern(sectors: readonly string[]): string {
  return `(?:${sectors.join('|')}|${MARK}[^\\s,][^,]{0,${MAX_OTHER_SECTOR - 1}})`;
}

/** A sector as candidates read it: the company's own words where it gave some. */
export function sectorText(stored: string): string {
  const { sector, words } = sectorParts(stored);
  return words || sector;
}
