import { fold } from '#/language/normalise';
import type { TextLanguage } from '#/language/stem';
import { overlaps, passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { admits } from '../said/acts.ts';
import { alertOf } from '../said/alerts.ts';
import { isNoLimit, statesLimit } from '../said/limits.ts';
import { listed, placeOf, quoteWhole, subjectWithin } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

// Lacks that candidates state themselves: « je n’ai jamais utilisé la meuleuse à eau ». The recruiter needs them most.

/** A statement about other people or about the past: « il n’avait jamais », « avant je ne savais pas ». */
const NOT_OWN_NOW =
  /(?<![a-z])(?:il|elle|ils|elles|on|lui|he|she|they) (?:n'?|ne )?(?:a|ont|avait|avaient|connait|sait|had|has|have|did)|(?<![a-z])(?:au debut|avant|a l'epoque|au depart|at first|back then)(?![a-z])/u;

/** « j’invente pas » and « je ne promets rien que je ne sais pas » name no lack; nor does a statement about something that only the company knows. */
const NO_LACK =
  /invent|promet|promis|promise|pretend|make (?:it|things) up|(?<![a-z])(?:chez vous|vos|votre|your)(?![a-z])/u;

/** Whether a passage states what the person cannot do or has not done. */
export const isLimit = (text: string, language: TextLanguage): boolean =>
  (admits(text, language) && !isNoLimit(text)) || statesLimit(text, language);

const known = new WeakMap<PreparedAnswer, readonly Passage[]>();

/** The passages of an answer that admit a lack, shortest first. Cached. */
function admissionsOf(prepared: PreparedAnswer): readonly Passage[] {
  const found =
    known.get(prepared) ??
    passages(prepared)
      .filter(
        ({ text }) =>
          isLimit(text, prepared.scoredAs) &&
          !NOT_OWN_NOW.test(fold(text)) &&
          !NO_LACK.test(fold(text)) &&
          alertOf(text, prepared.scoredAs) === null,
      )
      .toSorted((a, b) => a.text.length - b.text.length);
  known.set(prepared, found);
  return found;
}

/** The shortest passage of an answer that admits a lack; null when none does. */
export const admissionIn = ({ prepared }: ReadAnswer, taken: ReadonlySet<string> = new Set()): Passage | null =>
  (prepared ? admissionsOf(prepared) : []).find(({ text }) => !overlaps(text, taken)) ?? null;

/** The answers that admit a lack, by their indexes. */
export const admittedIn = ({ answers }: SummaryInput): number[] =>
  answers.flatMap((answer, index) => (admissionIn(answer) ? [index] : []));

const MOST = 4;

/** The lacks that the candidate states, quoted; null when there are none. */
export function admissions(input: SummaryInput, told: Told): string | null {
  const quotes: string[] = [];
  for (const index of admittedIn(input)) {
    const answer = input.answers[index];
    const exchange = input.exchanges[index];
    const passage = answer && exchange && quotes.length < MOST ? admissionIn(answer, told.quotes) : null;
    if (!answer || !exchange || !passage) continue;
    const place = placeOf(index, answer, told, subjectWithin(exchange, input.job));
    quotes.push(`${quoteWhole(passage, answer, exchange.answer, told, true)} (${place})`);
  }
  return quotes.length > 0 ? `dit ses limites\u00A0: ${listed(quotes)}` : null;
}
