import type { Exchange } from '#/contract';
import type { Passage } from '../passages.ts';
import { quoteWhole, subjectWithin } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { termsOf } from './terms.ts';

// Texts by which a question names the answer that it is about.

/** « Compétence demandée : Aegisub. À quoi… »: a prefix for readers, and the first letter after it. */
const READ_ONLY = /^(?:Compétence demandée|Skill asked for)\s?: ?([^.?!]{1,120})\.\s(\p{L})/u;

/** Rewrites a question so that it can be spoken: « Aegisub : à quoi… ». */
const spoken = (question: string): string =>
  question.replace(
    READ_ONLY,
    (_, skill: string, first: string) =>
      `${skill.charAt(0).toUpperCase()}${skill.slice(1)}\u00A0: ${first.toLowerCase()}`,
  );

/** The original question in quotation marks, as it can be spoken, without its own quotation marks and line breaks. */
export const itself = ({ question }: Exchange): string =>
  `«\u00A0${spoken(question.text.replace(/\s+/g, ' ')).replace(/[«»]/g, '').trim()}\u00A0»`;

export const ask = (text: string): string => `${text}\u202F?`;

/** An answer of an interview, and the text told so far. */
export interface At {
  input: SummaryInput;
  told: Told;
  index: number;
  exchange: Exchange;
  answer: ReadAnswer;
}

export function at(input: SummaryInput, told: Told, index: number): At | null {
  const [exchange, answer] = [input.exchanges[index], input.answers[index]];
  return exchange && answer ? { input, told, index, exchange, answer } : null;
}

/** Number of keywords beside a quote. */
export const KEYWORDS = 2;

/** « Comparaison de devis : camion, délai »: the subject of an answer and things that it names. */
export function subjectNamed({ exchange, answer, input, told }: At): string {
  const subject = subjectWithin(exchange, input.job);
  const terms = answer.prepared ? termsOf(answer.prepared, told.terms, KEYWORDS) : [];
  return `${subject}${terms.length > 0 ? `\u00A0: ${terms.join(', ')}` : ''}`;
}

/**
 * Place of an answer: « réponse 5, Comparaison de devis ». `named` adds keywords, so that a question that would fit many answers
 * clearly belongs to this one; a question on a particular doubt needs none.
 */
export const placeAsked = (here: At, named = false): string =>
  `réponse\u00A0${here.index + 1}, ${named ? subjectNamed(here) : subjectWithin(here.exchange, here.input.job)}`;

/** Maximum length in characters of a quote that is repeated, so that a question is understood by itself. */
const REPEATED = 120;

/** The words and place of an answer before a question about them; long words that the summary shows already are not quoted again. */
export function placed(here: At, passage: Passage, { alone = false, named = false } = {}): string {
  const { answer, exchange, told } = here;
  const before = told.quotes.size;
  const words = quoteWhole(passage, answer, exchange.answer, told, alone);
  return told.quotes.size === before && words.length > REPEATED
    ? `la réponse\u00A0${here.index + 1}, citée plus haut (${subjectNamed(here)})`
    : `${words} (${placeAsked(here, named)})`;
}

/** A quote, its place and the question about it. */
export const about = (here: At, passage: Passage, question: string, alone = false): string =>
  `${placed(here, passage, { alone })}\u00A0: ${question}`;
