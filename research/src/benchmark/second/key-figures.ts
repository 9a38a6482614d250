import type { AnswerKey } from '@kafaa/interviewer/contract';
import { detectLanguage } from '@kafaa/interviewer/language/detect';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import type { Split } from '#/material/voice-answers';
import { askedOf, plainOffer, scoreIn } from '#/material/asking';
import { secondSet, type Keyed } from '#/material/second-set';
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

/** The key by the question's writer, in the form of a key that a person has signed. */
const keyOf = ({ points, redFlags }: Keyed): AnswerKey => ({
  points: points.map(({ point, synonyms }) => ({ text: point, synonyms })),
  redFlags: redFlags.map(({ flag, synonyms }) => ({ text: flag, synonyms })),
  signedBy: 'Sami Ben Youssef',
});

function valueOf(item: Keyed, told: Told, key?: AnswerKey): { value: number; score: number } {
  const language = detectLanguage(item.question, tokenise(item.question)) === 'en' ? 'en' : 'fr';
  const offer = plainOffer(item.trade, language);
  const scored = scoreIn(offer, { ...askedOf(offer, item.question, item.kind), ...(key && { key }) }, item[told]);
  return { value: scored.value ?? -1, score: scored.evaluation.score ?? 0 };
}

/** Figures: how often a right answer scores above a wrong one, without a key and with the question's signed key. */
export function keyRows(split: Split): SecondRow[] {
  return ['without a key', 'with its key'].flatMap((how) => {
    const isKeyed = how === 'with its key';
    const items = secondSet('keys/', split).map((item) => {
      const key = isKeyed ? keyOf(item) : undefined;
      return {
        right: valueOf(item, 'right', key),
        rightTerse: valueOf(item, 'rightTerse', key),
        halfRight: valueOf(item, 'halfRight', key),
        wrong: valueOf(item, 'wrong', key),
        vague: valueOf(item, 'vague', key),
      };
    });
    return PAIRS.map(([better, worse, figure, bar]) => {
      const points = (told: Told) => mean(items.map((item) => item[told].score)).toFixed(1);
      return shareRow(
        `knowledge ${how}: ${figure}`,
        items.map((item) => item[better].value > item[worse].value),
        bar === undefined || !isKeyed ? undefined : atLeast(bar),
        `mean scores ${points(better)} and ${points(worse)}`,
      );
    });
  });
}
