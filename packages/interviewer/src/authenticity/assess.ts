import type { Authenticity, Exchange, Level } from '../contract.ts';
import { frenchTypography } from '../questions/wording.ts';
import type { PreparedAnswer } from '../scoring/prepare.ts';
import { textSignals, TOLD_FROM, weightOf } from './text-signals.ts';

/** Minimum share of pasted characters for a pasted answer. A smaller paste may be a name, a link or a line of code. */
const PASTED_SHARE = 0.5;
const PASTED_CHARACTERS = 120;
/** Typing speed, in characters a minute, above which a text was not composed here. Fast typists reach 450. */
const FASTEST = 900;

/** Weight of the typing signals from which an answer counts as pasted. */
const PASTED = 2;

/** Signals of one answer, from its text and its typing. Lists keep the order in which the answers were given. */
export interface Written {
  /** Weight of the signals in the text. */
  readonly text: number;
  /** Weight of the typing signals; 0 if the candidate asked for an accommodation. */
  readonly behaviour: number;
  /** Whether the answer, with its follow-up, tells at least a vague episode; false for silence. */
  readonly told: boolean;
}

interface Signals {
  behaviour: number;
  text: number;
  facts: string[];
}

function signalsOf(exchange: Exchange, prepared: PreparedAnswer | null, number: number): Signals {
  const signals: Signals = { behaviour: 0, text: 0, facts: [] };
  const raw = exchange.answer ?? '';
  if (prepared === null || raw.trim().length < 40) return signals;
  const behaviour = exchange.behaviour;
  if (behaviour && behaviour.accommodation !== true) {
    const share = behaviour.pastedShare ?? 0;
    const insert = behaviour.largestInsert ?? 0;
    if (share >= PASTED_SHARE && insert >= PASTED_CHARACTERS) {
      signals.behaviour += share >= 0.8 ? 2 : 1;
      const left = behaviour.blurBeforePaste === true ? ', après un passage par une autre fenêtre' : '';
      signals.facts.push(
        `Réponse ${number} : ${Math.round(Math.min(1, share) * 100)} % du texte collé, jusqu'à ${Math.round(insert)} caractères en une fois${left}.`,
      );
      if (behaviour.blurBeforePaste === true) signals.behaviour += 1;
    } else if ((behaviour.charsPerMinute ?? 0) > FASTEST && raw.length >= 300 && share >= 0.2) {
      signals.behaviour += 1;
      signals.facts.push(
        `Réponse ${number} : ${Math.round(behaviour.charsPerMinute ?? 0)} caractères par minute, en partie collés.`,
      );
    }
  }
  const style = textSignals(raw, prepared);
  const weight = weightOf(style);
  if (weight >= TOLD_FROM) {
    signals.text = weight;
    signals.facts.push(`Réponse ${number} : ${style.map((each) => each.fact).join(', ')}.`);
  }
  return signals;
}

/** Whether the text reads like an AI assistant's and was pasted. */
const isPastedProse = ({ text, behaviour }: Written): boolean => text >= TOLD_FROM && behaviour >= PASTED;

/** Whether the answer is the candidate's own content: it tells something and does not read like an assistant's. */
const isOwn = ({ text, told }: Written): boolean => told && text < TOLD_FROM;

/**
 * Indices of the answers that cost points. Such an answer was pasted, reads like an assistant's and tells nothing, and the answer
 * to the next question is not the candidate's own content either. The last answer costs nothing.
 */
export function costlyAnswers(written: readonly Written[]): number[] {
  return written.flatMap((each, at) => {
    const next = written[at + 1];
    return isPastedProse(each) && !each.told && next && !isOwn(next) ? [at] : [];
  });
}

/** Maximum deduction for one costly answer, and for all of them. */
const MOST_OF_ONE = 4;
const MOST = 10;

/**
 * Points deducted for costly answers, not rounded. `brought` holds the points that each of them contributed. The deduction never
 * exceeds them, because otherwise leaving the answer out would give a higher score.
 */
export const deductionFor = (brought: readonly number[]): number =>
  Math.min(
    MOST,
    brought.reduce((sum, points) => sum + Math.min(MOST_OF_ONE, points), 0),
  );

/** Whether an answer counts as telling something; one that could not be judged counts, too. */
const isTold = (level: Level | null): boolean => level === null || level >= 2;

const isSilent = ({ answer }: Exchange): boolean => (answer ?? '').trim() === '';

/** Facts about how the answers were written, and the indices of the answers that cost points. */
export interface Assessed extends Omit<Authenticity, 'deduction'> {
  readonly costly: readonly number[];
}

/**
 * Collects facts about how the answers were written, with a tier, never a verdict. Points are deducted only if an answer reads like an
 * assistant's, was pasted and tells nothing, and the next question is not answered with the candidate's own content either. No
 * level depends on the result.
 */
export function assessAuthenticity(
  exchanges: readonly Exchange[],
  prepared: readonly (PreparedAnswer | null)[],
  levels: readonly (Level | null)[],
): Assessed {
  // An answer that was lost for technical reasons shows nothing about its author.
  const put = exchanges.flatMap((exchange, index) => {
    const silent = isSilent(exchange);
    if (silent && exchange.lost) return [];
    const signals = signalsOf(exchange, prepared[index] ?? null, index + 1);
    return [{ ...signals, index, silent, told: !silent && isTold(levels[index] ?? null) }];
  });
  const costly = costlyAnswers(put);
  for (const at of costly) {
    const [answer, next] = [put[at], put[at + 1]];
    const number = (next?.index ?? 0) + 1;
    answer?.facts.push(
      next?.silent
        ? `Question ${number}, juste après : restée sans réponse.`
        : `Réponse ${number}, juste après : rien de personnel n’y a été trouvé non plus.`,
    );
  }
  const given = put.filter(({ silent }) => !silent);
  const pasted = given.filter(({ behaviour }) => behaviour >= PASTED).length;
  const touched = given.filter(({ behaviour }) => behaviour >= 1).length;
  const styled = given.filter(({ text }) => text >= TOLD_FROM).length;
  const facts = given.flatMap((each) => each.facts).map(frenchTypography);
  const found = { facts, costly: costly.flatMap((at) => put[at]?.index ?? []) };
  if (given.some(isPastedProse) || (pasted >= 2 && styled >= 1)) return { tier: 'high', ...found };
  if (pasted >= 2 || (pasted >= 1 && exchanges.length <= 3)) return { tier: 'medium', ...found };
  if (touched >= 1 || styled >= 3) return { tier: 'low', ...found };
  return { tier: 'none', ...found, facts: [] };
}
