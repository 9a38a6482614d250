import type { Split } from '../voice-answers.ts';
import { askedOf, plainOffer, scoreIn } from './asking.ts';
import { secondSet, type Keyed } from './material.ts';
import { atLeast, mean, shareRow, type SecondRow } from './rows.ts';

type Told = 'right' | 'rightTerse' | 'halfRight' | 'wrong' | 'vague';

const PAIRS: readonly (readonly [better: Told, worse: Told, figure: string, bar?: number])[] = [
  ['right', 'wrong', 'right above confidently wrong', 0.9],
  ['rightTerse', 'wrong', 'right in few words above confidently wrong', 0.9],
  ['halfRight', 'wrong', 'half-right above confidently wrong'],
  ['right', 'halfRight', 'right above half-right'],
  ['right', 'vague', 'right above vague'],
  ['rightTerse', 'vague', 'right in few words above vague'],
];

const valueOf = ({ trade, question, kind, ...answers }: Keyed, told: Told): { value: number; score: number } => {
  const offer = plainOffer(trade);
  const scored = scoreIn(offer, askedOf(offer, question, kind), answers[told]);
  return { value: scored.value ?? -1, score: scored.evaluation.score ?? 0 };
};

/** Order of right and wrong answers; no key is given to the engine as long as it takes none. */
export function keyRows(split: Split): SecondRow[] {
  const items = secondSet('keys/', split).map((item) => ({
    right: valueOf(item, 'right'),
    rightTerse: valueOf(item, 'rightTerse'),
    halfRight: valueOf(item, 'halfRight'),
    wrong: valueOf(item, 'wrong'),
    vague: valueOf(item, 'vague'),
  }));
  return PAIRS.map(([better, worse, figure, bar]) => {
    const points = (told: Told) => mean(items.map((item) => item[told].score)).toFixed(1);
    return shareRow(
      `knowledge without a key: ${figure}`,
      items.map((item) => item[better].value > item[worse].value),
      bar === undefined ? undefined : atLeast(bar),
      `mean scores ${points(better)} and ${points(worse)}`,
    );
  });
}
