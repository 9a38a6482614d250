import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { overlaps, passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { admits } from '../said/acts.ts';
import { isNoLimit, statesLimit } from '../said/limits.ts';
import { isNoReserve, reserveOf, type Reserve } from '../said/reserves.ts';
import { placeOf, quoteWhole, subjectWithin } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { quoteSentence } from './sentence.ts';

// Lacks that candidates state themselves: « je n’ai jamais utilisé la meuleuse à eau ». The recruiter needs them most.

/** A statement about other people or about the past: « il n’avait jamais », « avant je ne savais pas ». */
const NOT_OWN_NOW =
  /(?<![a-z])(?:il|elle|ils|elles|on|lui|he|she|they) (?:n'?|ne )?(?:a|ont|avait|avaient|connait|sait|had|has|have|did)|(?<![a-z])(?:au debut|avant|a l'epoque|au depart|at first|back then)(?![a-z])/u;

/**
 * « j’invente pas » and « je ne promets rien que je ne sais pas » name no lack; nor does a statement about something that
 * only the company knows.
 */
const NO_LACK =
  /invent|promet|promis|promise|pretend|make (?:it|things) up|(?<![a-z])(?:chez vous|vos|votre|your)(?![a-z])/u;

/** Whether a passage states what the person cannot do or has not done. */
export const isLimit = (text: string, language: TextLanguage): boolean =>
  (admits(text, language) && !isNoLimit(text)) || statesLimit(text, language);

const isOwnNow = (text: string): boolean => !NOT_OWN_NOW.test(fold(text)) && !NO_LACK.test(fold(text));

const known = new WeakMap<PreparedAnswer, readonly Passage[]>();

/** The passages of an answer that admit a lack, shortest first. Cached. */
function admissionsOf(prepared: PreparedAnswer): readonly Passage[] {
  const found =
    known.get(prepared) ??
    passages(prepared)
      .filter(({ text }) => isLimit(text, prepared.scoredAs) && isOwnNow(text))
      .toSorted((a, b) => a.text.length - b.text.length);
  known.set(prepared, found);
  return found;
}

/** The shortest passage of an answer that admits a lack; null when none does. */
export const admissionIn = ({ prepared }: ReadAnswer, taken: ReadonlySet<string> = new Set()): Passage | null =>
  (prepared ? admissionsOf(prepared) : []).find(({ text }) => !overlaps(text, taken)) ?? null;

/** A limit with its kind. `alone`: understood without the sentence beside it. */
export interface Limit {
  kind: Reserve;
  passage: Passage;
  alone: boolean;
}

/** Words that refer to a thing named in another sentence: « là je suis moins forte ». */
const POINTS_BACK =
  /^(?:(?:franchement|honnetement|moi|non|bon|mais),? )*(?:la|ca|cela|ici|je (?:prefere|tiens a) (?:vous )?le (?:dire|preciser))(?![a-z])/u;
/** Length in characters from which a sentence with such words counts as naming its thing itself. */
const NAMES_IT = 45;
const pointsBack = (text: string, kind: Reserve): boolean =>
  text.length < NAMES_IT && (kind === 'toShow' ? !BEGINS_WITH_THING.test(fold(text)) : POINTS_BACK.test(fold(text)));

/** Pattern of a thing named before the verb: « Excel faut me montrer ». */
const BEGINS_WITH_THING = /[a-z]{4},? (?:il )?(?:faut|faudra|faudrait|j'ai besoin)/u;

/** Quotes a limit so that it can be understood. */
export const quoteLimit = ({ passage, alone }: Limit, answer: ReadAnswer, said: string | null, told: Told): string =>
  alone ? quoteSentence(passage, answer, said, told) : quoteWhole(passage, answer, said, told);

/** The kinds of limits, the most useful for the recruiter first. */
const ORDER: readonly Reserve[] = [
  'alone',
  'few',
  'never',
  'short',
  'others',
  'unknown',
  'toShow',
  'aid',
  'weaker',
  'nerves',
];

const rank = ({ kind, passage }: Limit): number => 1000 * ORDER.indexOf(kind) + passage.text.length;

/** The kind of a limit that only the wider lists of other modules recognise. */
const kindOf = (text: string): Reserve =>
  /(?<![a-z])(?:jamais|never|pas encore)(?![a-z])/u.test(fold(text)) ? 'never' : 'unknown';

const limitsKnown = new WeakMap<PreparedAnswer, readonly Limit[]>();

/** The limits that an answer states, one for each sentence, the most useful first. Cached. */
export function limitsIn({ prepared }: ReadAnswer): readonly Limit[] {
  if (!prepared) return [];
  const done = limitsKnown.get(prepared);
  if (done) return done;
  const { scoredAs } = prepared;
  const bySentence = new Map<number, Limit>();
  for (const passage of passages(prepared)) {
    const { text, sentence } = passage;
    if (!isOwnNow(text)) continue;
    const kind = reserveOf(text, scoredAs) ?? (isLimit(text, scoredAs) && !isNoReserve(text) ? kindOf(text) : null);
    if (!kind) continue;
    const other = bySentence.get(sentence);
    const limit = { kind, passage, alone: !pointsBack(prepared.sentences[sentence]?.raw ?? text, kind) };
    // Keep the most useful limit of each sentence, in the shortest passage that contains it.
    if (!other || rank(limit) < rank(other)) bySentence.set(sentence, limit);
  }
  const found = [...bySentence.values()].toSorted(
    (a, b) => Number(b.alone) - Number(a.alone) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  limitsKnown.set(prepared, found);
  return found;
}

const MOST_ANSWERS = 4;
const MOST_OF_ONE = 2;

/** The limits that the candidate states, in whole sentences; null when there are none. */
export function admissions(input: SummaryInput, told: Told): string | null {
  const shown = input.answers.flatMap((answer, index) => {
    const exchange = input.exchanges[index];
    const limits = limitsIn(answer).filter(({ passage }) => !overlaps(passage.text, told.quotes));
    return exchange && limits.length > 0 ? [{ answer, exchange, index, limits }] : [];
  });
  // A limit on a skill of the offer comes before one on anything else.
  const isOfSkill = ({ exchange }: (typeof shown)[number]): number =>
    Number(!input.job.skills.includes(exchange.question.competency));
  const chosen = shown
    .toSorted((a, b) => isOfSkill(a) - isOfSkill(b))
    .slice(0, MOST_ANSWERS)
    .toSorted((a, b) => a.index - b.index);
  const quotes = chosen.map(({ answer, exchange, index, limits }) => {
    const words = limits
      // A second sentence that is understood only with others adds little.
      .filter(({ alone }, at) => alone || at === 0)
      .slice(0, MOST_OF_ONE)
      .map((limit) => quoteLimit(limit, answer, exchange.answer, told));
    return `${words.join(' et ')} (${placeOf(index, answer, told, subjectWithin(exchange, input.job))})`;
  });
  if (quotes.length === 0) return null;
  return `${quotes.length > 1 ? 'réserves' : 'réserve'}, dans ses mots\u00A0: ${quotes.join('\u202F; ')}`;
}
