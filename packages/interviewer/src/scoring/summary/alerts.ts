import { alertOf } from '../said/alerts.ts';
import { excuses, halfExcuses, ownsUp, withoutExcuse } from '../said/excuses.ts';
import { tellsHabit, tellsOwnAct } from '../said/acts.ts';
import { leadingOf, type Leading } from '../said/leading.ts';
import { passages, type Passage } from '../passages.ts';
import type { PreparedAnswer } from '../prepare.ts';
import { listed, placeOf, quoteWhole, subjectWithin } from './evidence.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

const MOST_SENTENCES = 60;

/** Why words are to be checked: by the lists of words, because the person excuses an act, or by how people are led. */
export type Gravity = 'grave' | 'excused' | Leading | 'boast';

export interface Alert {
  passage: Passage;
  /** The rest of the sentence, where quotation marks within it divide it. */
  rest: Passage | null;
  gravity: Gravity;
}

/** The gravest first. */
const ORDER: readonly Gravity[] = ['grave', 'excused', 'forAll', 'replaced', 'left', 'inPublic', 'apart', 'boast'];

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
  const by = (of: (text: string) => Gravity | null): Alert[] =>
    // The rest of a very long answer is not examined.
    prepared.sentences.slice(0, MOST_SENTENCES).flatMap(({ raw }, at) => {
      const gravity = of(raw);
      const own = gravity === null ? [] : passagesAt(prepared, at);
      const passage = own.find(({ text }) => of(text) !== null) ?? own[0];
      return passage && gravity ? [{ passage, rest: null, gravity }] : [];
    });
  const excused = excusedAct(prepared);
  const found = [
    ...by((text) => alertOf(text, scoredAs)),
    ...by((text) => leadingOf(text, scoredAs)),
    ...(excused ? [{ ...excused, gravity: 'excused' as const }] : []),
  ];
  return found.toSorted((a, b) => ORDER.indexOf(a.gravity) - ORDER.indexOf(b.gravity))[0] ?? null;
}

const passagesAt = (prepared: PreparedAnswer, at: number): Passage[] =>
  passages(prepared).filter(({ sentence }) => sentence === at);

/** A shorter piece of a sentence says nothing. */
const SHORTEST = 14;

/** The pieces of a sentence around the quotation marks within it, which cannot stand in a quote. */
function piecesAt(prepared: PreparedAnswer, at: number): Passage[] {
  const of = prepared.sentences[at];
  if (!of || !/[«»“”"]/u.test(of.raw) || passages(prepared).length === 0) return [];
  return of.raw
    .split(/«[^«»]*»|“[^“”]*”|"[^"]*"/u)
    .map((text) =>
      text
        .replace(/\s+/gu, ' ')
        .replace(/^[\s.,;:!)]+/u, '')
        .replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, ''),
    )
    .filter((text) => text.length >= SHORTEST)
    .map((text) => ({ text, counts: of.counts, sentence: at }));
}

/** Farthest sentence, before and after an excuse, in which the excused act is looked for. */
const BEFORE = 4;
const AFTER = 2;

/** The act that the author excuses without having told anybody; null when there is none. */
function excusedAct(prepared: PreparedAnswer): Omit<Alert, 'gravity'> | null {
  const { sentences, scoredAs } = prepared;
  const shown = sentences.slice(0, MOST_SENTENCES);
  const halves = shown.map(({ raw }) => halfExcuses(raw, scoredAs));
  const isHalf = halves.reduce((sum, each) => sum + each, 0) >= 2;
  const signs = shown.map(({ raw }, at) => excuses(raw, scoredAs) || (isHalf && (halves[at] ?? 0) > 0));
  const excuse = signs.indexOf(true);
  if (excuse < 0 || shown.some(({ raw }) => ownsUp(raw))) return null;
  let best: { at: number; worth: number } | null = null;
  for (let at = Math.max(0, excuse - BEFORE); at <= Math.min(shown.length - 1, excuse + AFTER); at++) {
    const of = shown[at];
    const bare = withoutExcuse(of?.raw ?? '');
    const isOwn = tellsOwnAct(bare, scoredAs);
    if (!of || !(isOwn || tellsHabit(bare, scoredAs))) continue;
    const acts = Math.min(of.counts.ownAction + of.counts.habit, 2) + (isOwn ? 1 : 0);
    // A weaker excuse beside the act, and words that were written somewhere, mark the act that is meant.
    const marks = ((halves[at] ?? 0) > 0 ? 1.2 : 0) + (/«/u.test(of.raw) ? 0.6 : 0);
    const worth = acts + marks - 0.3 * Math.abs(excuse - at);
    if (best === null || worth >= best.worth) best = { at, worth };
  }
  const from = best?.at ?? excuse;
  const pieces = piecesAt(prepared, from);
  const own = pieces.length > 0 ? pieces : passagesAt(prepared, from);
  const act = own.find(({ text }) => tellsOwnAct(text, scoredAs) || tellsHabit(text, scoredAs)) ?? own[0];
  return act
    ? { passage: act, rest: pieces.find((each) => each !== act && each.text.length > SHORTEST) ?? null }
    : null;
}

/** The answers that hold such a passage, by their indexes, the gravest first. */
export function alertsIn(input: Pick<SummaryInput, 'answers'>): number[] {
  const order = (index: number): number => ORDER.indexOf(alertIn(input, index)?.gravity ?? 'boast');
  return input.answers
    .flatMap((_, index) => (alertIn(input, index) ? [index] : []))
    .toSorted((a, b) => order(a) - order(b) || a - b);
}

/** The words to check, as they are shown. */
export function quoteAlert({ passage, rest }: Alert, answer: ReadAnswer, said: string | null, told: Told): string {
  const words = [passage, ...(rest ? [rest] : [])].map((each) => quoteWhole(each, answer, said, told));
  return words.join(' et ');
}

const MOST = 3;

/** The point to check with the person, in their own words; null when there is none. */
export function alerts(input: SummaryInput, told: Told): string | null {
  const shown = alertsIn(input)
    .slice(0, MOST)
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const [answer, exchange, found] = [input.answers[index], input.exchanges[index], alertIn(input, index)];
      if (!answer || !exchange || !found) return [];
      const words = quoteAlert(found, answer, exchange.answer, told);
      return [`${words} (${placeOf(index, answer, told, subjectWithin(exchange, input.job))})`];
    });
  return shown.length > 0 ? `à vérifier avec la personne\u00A0: ${listed(shown)}` : null;
}
