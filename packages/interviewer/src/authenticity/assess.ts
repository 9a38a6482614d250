import type { Authenticity, Exchange } from '../contract.ts';
import { frenchTypography } from '../questions/wording.ts';
import type { PreparedAnswer } from '../scoring/prepare.ts';
import { textSignals, TOLD_FROM } from './text-signals.ts';

/** A pasted name, link or code line is no pasted answer. */
const PASTED_SHARE = 0.5;
const PASTED_CHARACTERS = 120;
/** Fast typists reach 450 characters a minute; nobody writes new thoughts at twice that. */
const FASTEST = 900;

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
  const weight = style.reduce((sum, each) => sum + each.weight, 0);
  if (weight >= TOLD_FROM) {
    signals.text = weight;
    signals.facts.push(`Réponse ${number} : ${style.map((each) => each.fact).join(', ')}.`);
  }
  return signals;
}

/**
 * Facts about how the answers were written, in tiers, never a verdict. Only an answer whose text reads like an assistant's and
 * which was pasted, too, costs points, 10 at most: pasting, speed and pauses alone cost nothing, and nothing here reaches a level.
 */
export function assessAuthenticity(
  exchanges: readonly Exchange[],
  prepared: readonly (PreparedAnswer | null)[],
): Authenticity {
  const all = exchanges.map((exchange, index) => signalsOf(exchange, prepared[index] ?? null, index + 1));
  const pasted = all.filter((each) => each.behaviour >= 2).length;
  const touched = all.filter((each) => each.behaviour >= 1).length;
  const styled = all.filter((each) => each.text >= 2).length;
  const both = all.filter((each) => each.behaviour >= 2 && each.text >= 2).length;
  const facts = all.flatMap((each) => each.facts).map(frenchTypography);
  const deduction = both === 0 ? 0 : Math.min(10, 5 + 2 * both);
  if (both >= 1 || (pasted >= 2 && styled >= 1)) return { tier: 'high', deduction, facts };
  if (pasted >= 2 || (pasted >= 1 && all.length <= 3)) return { tier: 'medium', deduction, facts };
  if (touched >= 1 || styled >= 3) return { tier: 'low', deduction, facts };
  return { tier: 'none', deduction, facts: [] };
}
