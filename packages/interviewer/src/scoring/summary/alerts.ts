import { alertOf } from '../said/alerts.ts';
import { passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { listed, placeOf, quoteWhole, subjectWithin } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';

const MOST_SENTENCES = 60;

export interface Alert {
  passage: Passage;
  gravity: 'grave' | 'boast';
}

const known = new WeakMap<PreparedAnswer, Alert | null>();
/** The passage of an answer that is to be checked with the person; null when there is none. Cached. */
export function alertIn({ answers }: Pick<SummaryInput, 'answers'>, index: number): Alert | null {
  const prepared = answers[index]?.prepared;
  if (!prepared) return null;
  const done = known.get(prepared);
  if (done !== undefined) return done;
  const found = alertOfAnswer(prepared);
  known.set(prepared, found);
  return found;
}

function alertOfAnswer(prepared: PreparedAnswer): Alert | null {
  const { scoredAs } = prepared;
  // The rest of a very long answer is not examined.
  const sentences = prepared.sentences.slice(0, MOST_SENTENCES);
  const found = sentences.flatMap(({ raw }, at) => {
    const gravity = alertOf(raw, scoredAs);
    const own = gravity === null ? [] : passages(prepared).filter(({ sentence }) => sentence === at);
    const passage = own.find(({ text }) => alertOf(text, scoredAs) !== null) ?? own[0];
    return passage && gravity ? [{ passage, gravity }] : [];
  });
  return found.find(({ gravity }) => gravity === 'grave') ?? found[0] ?? null;
}

/** The answers that hold such a passage, by their indexes, the grave ones first. */
export function alertsIn(input: Pick<SummaryInput, 'answers'>): number[] {
  const grave = (index: number): number => (alertIn(input, index)?.gravity === 'grave' ? 0 : 1);
  return input.answers
    .flatMap((_, index) => (alertIn(input, index) ? [index] : []))
    .toSorted((a, b) => grave(a) - grave(b) || a - b);
}

const MOST = 3;

/** What is to be checked with the person, in their own words; null when there is nothing. */
export function alerts(input: SummaryInput, told: Told): string | null {
  const shown = alertsIn(input)
    .slice(0, MOST)
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const [answer, exchange, found] = [input.answers[index], input.exchanges[index], alertIn(input, index)];
      if (!answer || !exchange || !found) return [];
      const words = quoteWhole(found.passage, answer, exchange.answer, told);
      return [`${words} (${placeOf(index, answer, told, subjectWithin(exchange, input.job))})`];
    });
  return shown.length > 0 ? `à vérifier avec la personne\u00A0: ${listed(shown)}` : null;
}
