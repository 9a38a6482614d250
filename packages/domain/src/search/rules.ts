import { SOURCE_CODES, type SearchSource } from './options.ts';
import { similarSpellings } from '#/kernel/spellings';
import { unaccented } from '#/kernel/text';

/**
 * A word of a search. `contact`: the word is a whole e-mail address or a telephone number in groups, which is searched for only
 * in contacts.
 */
export interface SearchTerm {
  readonly word: string;
  readonly contact: boolean;
}

/**
 * A range of indexed words of one source, from `from` (included) to `to` (excluded), in the byte order of UTF-8. A search finds
 * the people who have a word in a range of every term.
 */
export interface WordRange {
  readonly term: number;
  readonly source: number;
  readonly from: string;
  readonly to: string;
}

/** A part of a shown text; `found` marks a word that was searched for. */
export interface PassagePart {
  readonly text: string;
  readonly found: boolean;
}

/** Maximum number of words of a search; further ones are ignored. */
const MAX_TERMS = 8;
/** Maximum length of an indexed word; longer ones are cut, because an index entry cannot be arbitrarily long. */
const MAX_WORD = 64;
/** Maximum number of different indexed words of a text; no ordinary answer or CV has as many. */
const MAX_WORDS = 4_000;
/** Minimum length of a word that also matches longer words; shorter ones must be equal, because two letters begin too many words. */
const PREFIX_FROM = 3;
/** Minimum number of digits of a telephone number; groups with fewer digits are years, grades or amounts. */
const PHONE_DIGITS = 6;

/** Pattern of a word: letters and digits with their marks and the Arabic elongation sign, which only lengthens a word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640]*/gu;
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '\u0649': '\u064A',
  '\u0629': '\u0647',
  '\u0640': '',
};
const ARABIC_ARTICLE = '\u0627\u0644';

/**
 * Normalises a text for comparison: without accents, vowel signs and case, and with one spelling for letters that are typed in
 * several ways.
 */
export function folded(text: string): string {
  return unaccented(text)
    .replace(/[œæß\u0649\u0629\u0640]/gu, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/** The different words of a CV or an answer, for the index; an Arabic word with its article is listed also without the article. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const [spelled] of text.matchAll(WORD)) {
    const word = folded(spelled).slice(0, MAX_WORD);
    if (word.length < 2) continue;
    words.add(word);
    if (word.startsWith(ARABIC_ARTICLE) && word.length > 4) words.add(word.slice(2));
    if (words.size >= MAX_WORDS) break;
  }
  return [...words];
}

const isNumber = (word: string) => /^\d+$/.test(word);
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);

/** A telephone number without the prefix of Tunisia, as candidates type it. */
function nationalNumber(digits: string): string {
  if (digits.startsWith('00216')) return digits.slice(5);
  return digits.startsWith('216') && digits.length > 8 ? digits.slice(3) : digits;
}

/** Splits a text into search terms. Empty if the text has neither letters nor digits. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let digits: string[] = [];
  const endDigits = () => {
    const joined = digits.join('');
    const isPhone = joined.length >= PHONE_DIGITS && !digits.every(isYear);
    const found = isPhone
      ? [{ word: nationalNumber(joined), contact: true }]
      : digits.map((word) => ({ word, contact: false }));
    terms.push(...found);
    digits = [];
  };
  for (const token of text.split(/\s/u)) {
    const plain = folded(token);
    const isAddress = plain.indexOf('@') > 0;
    if (isAddress) terms.push({ word: plain, contact: true });
    else
      for (const [word] of plain.matchAll(WORD)) {
        if (isNumber(word)) digits.push(word);
        else {
          endDigits();
          terms.push({ word: word.slice(0, MAX_WORD), contact: false });
        }
      }
  }
  endDigits();
  const different = terms.filter(
    ({ word }, index) => word !== '' && terms.findIndex((one) => one.word === word) === index,
  );
  // The letters of « l’ », « d’ » and « à » are not in the index of words; a single letter is only searched for in names.
  const long = different.filter(({ word }) => word.length > 1);
  return (long.length > 0 ? long : different).slice(0, MAX_TERMS);
}

/** Returns the sources that may be searched. `answers` is true if the company's plan and the person's role allow the answers. */
export const searchableSources = (answers: boolean): readonly SearchSource[] =>
  answers ? ['CONTACT', 'CV', 'ANSWER'] : ['CONTACT', 'CV'];

/** End of a range of prefixes: sorts after every text that begins with the same word. */
const LAST_CHARACTER = '\u{10FFFF}';
/** End of a range of one word: sorts after the word itself and before every longer one. */
const FIRST_CHARACTER = '\u0001';

/** The ranges of the index that these terms match, within the sources that the reader may search. */
export function wordRanges(terms: readonly SearchTerm[], sources: readonly SearchSource[]): WordRange[] {
  return terms.flatMap(({ word, contact }, term) =>
    sources.flatMap((source): WordRange[] => {
      const of = { term, source: SOURCE_CODES[source], from: word };
      if (source === 'CONTACT') return [{ ...of, to: word + LAST_CHARACTER }];
      if (contact || word.length < 2) return [];
      return [{ ...of, to: word + (word.length < PREFIX_FROM ? FIRST_CHARACTER : LAST_CHARACTER) }];
    }),
  );
}

/** A term of a search for similar names: the range of the exact word, and whole words that are spelled alike. */
export interface NearTerm {
  readonly from: string;
  readonly to: string;
  readonly spellings: readonly string[];
}

/** Maximum number of terms of a search for similar names: no name has more parts. */
const MAX_NEAR_TERMS = 4;

/** The terms of a search for similar names in contacts. Empty if no term has another spelling, or if there are too many terms. */
export function nearTerms(terms: readonly SearchTerm[]): NearTerm[] {
  const near = terms.map(({ word, contact }) => ({
    from: word,
    to: word + LAST_CHARACTER,
    spellings: contact ? [] : similarSpellings(word),
  }));
  return near.length <= MAX_NEAR_TERMS && near.some(({ spellings }) => spellings.length > 0) ? near : [];
}

/** The index of the first term that a word matches, or -1; a term of at least `prefixFrom` letters also matches longer words. */
function termOf(spelled: string, terms: readonly SearchTerm[], prefixFrom: number): number {
  const word = folded(spelled);
  const bare = word.startsWith(ARABIC_ARTICLE) ? word.slice(ARABIC_ARTICLE.length) : word;
  return terms.findIndex((term) =>
    term.word.length < prefixFrom
      ? word === term.word
      : word.startsWith(term.word) || (term.word !== '' && bare.startsWith(term.word)),
  );
}

/** Splits a text into parts; a word that begins with a term is marked. */
const markWords = (text: string, terms: readonly SearchTerm[], prefixFrom = PREFIX_FROM): PassagePart[] =>
  markIf(text, (word) => termOf(word, terms, prefixFrom) >= 0);

/** Splits a name into parts; a word that is spelled like a term is marked. */
export const markNear = (text: string, terms: readonly NearTerm[]): PassagePart[] =>
  markIf(text, (spelled) => {
    const word = folded(spelled);
    return terms.some(({ from, spellings }) => word.startsWith(from) || spellings.includes(word));
  });

function markIf(text: string, isFound: (word: string) => boolean): PassagePart[] {
  const parts: PassagePart[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word)) continue;
    if (index > at) parts.push({ text: text.slice(at, index), found: false });
    parts.push({ text: word, found: true });
    at = index + word.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}

/**
 * Splits a name, an address or a number into parts. Beginnings of words are marked, as are an address as a whole and the digits
 * of a number.
 */
export function markContact(text: string, terms: readonly SearchTerm[]): PassagePart[] {
  const plain = folded(text);
  const whole = terms.some(({ word, contact }) =>
    isNumber(plain) ? isNumber(word) && plain.includes(word) : contact && plain.startsWith(word),
  );
  return whole ? [{ text, found: true }] : markWords(text, terms, 1);
}

const BEFORE = 60;
const AFTER = 110;
/** Number of found words after which the search for a better passage stops. */
const MOST_FOUND = 200;

/** Returns the passage of a CV or an answer with the most different terms, and their number. Null if no term is found. */
export function passageOf(
  text: string,
  terms: readonly SearchTerm[],
): { readonly parts: PassagePart[]; readonly terms: number } | null {
  const found: { at: number; term: number }[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const term = termOf(word, terms, PREFIX_FROM);
    if (term >= 0) found.push({ at: index, term });
    if (found.length >= MOST_FOUND) break;
  }
  let best = { at: 0, terms: 0 };
  for (const { at } of found) {
    const near = new Set(found.filter((one) => one.at >= at && one.at < at + AFTER).map(({ term }) => term));
    if (near.size > best.terms) best = { at, terms: near.size };
  }
  if (best.terms === 0) return null;
  return { parts: markWords(cut(text, best.at), terms), terms: best.terms };
}

/** The text around a position, on one line; « … » marks a cut. */
function cut(text: string, at: number): string {
  const [start, end] = [Math.max(0, at - BEFORE), Math.min(text.length, at + AFTER)];
  const line = text.slice(start, end).toWellFormed().replace(/\s+/gu, ' ');
  // A word cut in two at the edge is left out.
  const first = start > 0 ? line.indexOf(' ') + 1 : 0;
  const space = line.lastIndexOf(' ');
  const last = end < text.length && space > at - start ? space : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(first, last).trim()}${end < text.length ? ' …' : ''}`;
}
