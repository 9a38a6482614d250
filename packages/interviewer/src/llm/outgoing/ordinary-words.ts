import { stem } from '#/language/stem';
import { STOPWORDS } from '#/language/stopwords';
import { inLists, OF_MESSAGES } from '#/language/vocabulary';
import { KEEP_CAPITALISED } from '#/privacy/keep-words';
import { TOOL_WORDS } from '#/scoring/tools';
import { FAMILIAR_WORDS } from './familiar-words.ts';

/** Number words: they are part of an answer's content and never a name. */
const COUNTING = new Set(
  `deux trois quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante cent cents mille
million millions dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine centaine centaines milliers moitie tiers quart double triple
three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy
eighty ninety hundred hundreds thousand thousands dozen dozens half third quarter twice`.split(/\s+/),
);

/** Endings that are common in words of a trade and rare in names. */
const OF_TRADES =
  /^.{4,}(?:metre|metrie|metrique|scope|scopie|scopique|logie|logue|logique|graphie|graphique|isation|ication|ation|ements?|abilite|ability|ations|ization|ically|ological|technique|tronique|iseuse|ifieur|isseur|isseuse)s?$/;
const GLUED = /^(?:j(?=\p{L}{2})|(?:[ldcnsmt]|qu)(?=\p{L}{4}))/u;
const PREFIX = /^(?:re|de|co|pre|sur|sous|mini|multi|micro|auto|tele|hydro|electro|over|under|non)(?=\p{L}{4})/u;
const NO_VOWEL = /^[^aeiouy]{1,5}$/;

const stemsOf = (list: string): ReadonlySet<string> => new Set(list.split(/,\n?/));
const STEMS = { fr: stemsOf(FAMILIAR_WORDS.fr), en: stemsOf(FAMILIAR_WORDS.en) };

/** Whether a word is common in answers: several people used it in the first corpus, or it is a function, number or kept word. */
export function isFamiliar(word: string, keep: ReadonlySet<string>): boolean {
  return (
    word.length < 2 ||
    word === 'la' ||
    COUNTING.has(word) ||
    STOPWORDS.fr.has(word) ||
    STOPWORDS.en.has(word) ||
    KEEP_CAPITALISED.has(word) ||
    keep.has(word) ||
    STEMS.fr.has(stem(word, 'fr')) ||
    STEMS.en.has(stem(word, 'en'))
  );
}

const inDictionary = (word: string, keep: ReadonlySet<string>): boolean =>
  isFamiliar(word, keep) || OF_MESSAGES.has(word) || TOOL_WORDS.has(word) || inLists(word);

/** Whether a word is about work: common in answers, of a trade, of its tools or of the offer. */
export const isWorkWord = (word: string, keep: ReadonlySet<string>): boolean => !isRare(word, keep);

/** Whether a word is uncommon in answers, even if a dictionary has it: where a name is expected, it is one. */
export const isRare = (word: string, keep: ReadonlySet<string>): boolean =>
  word.length >= 4 &&
  !isFamiliar(word, keep) &&
  !OF_MESSAGES.has(word) &&
  !TOOL_WORDS.has(word) &&
  !isFamiliar(word.replace(GLUED, ''), keep);

/** Whether a folded word is of French, English, messages or a trade, also without its apostrophe (« lequipe ») or with a letter doubled. */
export function isOrdinary(word: string, keep: ReadonlySet<string>): boolean {
  if (inDictionary(word, keep) || NO_VOWEL.test(word) || OF_TRADES.test(word)) return true;
  const bare = word.replace(GLUED, '');
  if (bare !== word && inDictionary(bare, keep)) return true;
  const base = word.replace(PREFIX, '');
  if (base !== word && inDictionary(base, keep)) return true;
  const single = word.replace(/(\p{L})\1{2,}|(?<=(\p{L}))\2$/gu, '$1');
  return single !== word && inDictionary(single, keep);
}
