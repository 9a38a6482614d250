/** Place where a word was found: the application form, the text of the CV, or the answers. */
export const SEARCH_SOURCES = ['CONTACT', 'CV', 'ANSWER'] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];
/** The value of `search_words.source`; contacts come first, so that the index reads them first. */
export const SOURCE_CODES = { CONTACT: 0, CV: 1, ANSWER: 2 } as const satisfies Record<SearchSource, number>;

/** Longest text to search for. */
export const MAX_SEARCH_LENGTH = 100;
/** Over all offers, people are looked for by words of this length. */
export const MIN_SEARCH_LENGTH = 2;
/** People in one answer of the search over all offers. */
export const MAX_PEOPLE = 8;
/** The same, of people who accept to be contacted for other offers. */
export const MAX_POOL = 50;
