import type { Split } from '#/material/voice-answers';
import { askedOf, plainOffer, scoreIn } from '#/material/asking';
import { secondSet, type WrittenKind } from '#/material/second-set';
import { atMost, largest, mean, shareRow, pointsRow, type SecondRow } from './rows.ts';

interface Retold {
  question: string;
  kind?: WrittenKind;
  clean: string;
  typed: string;
}

/** Points that the other wording loses; null if one of the two is not judged. */
function costOf({ question, kind, clean, typed }: Retold): number | null {
  const offer = plainOffer('');
  const asked = askedOf(offer, question, kind);
  const [one, other] = [clean, typed].map((text) => scoreIn(offer, asked, text).evaluation.score);
  return one == null || other == null ? null : one - other;
}

/** Mean and largest cost, then the share that loses more than 15 points or is not judged. */
function costRows(figure: string, list: readonly Retold[], most?: number): SecondRow[] {
  const costs = list.map(costOf);
  const known = costs.filter((cost) => cost !== null);
  const unjudged = costs.length - known.length;
  return [
    {
      ...pointsRow(`${figure}: mean cost in points`, known, most === undefined ? undefined : atMost(most)),
      more: `largest ${largest(known)}, mean size ${mean(known.map(Math.abs)).toFixed(1)}`,
    },
    shareRow(
      `… ${figure}: beyond 15 points, or not judged`,
      costs.map((cost) => cost === null || cost > 15),
      most === undefined ? undefined : atMost(0),
      `${unjudged} not judged`,
    ),
  ];
}

/** Bars of the design; mixed answers have none. */
const STYLES = { phonetic: 5, sms: 5, bare: 1 } as const;
const NAMES = {
  phonetic: 'phonetic spelling against clean',
  sms: 'SMS spelling against clean',
  bare: 'without accents, punctuation and capitals against clean',
  some: 'French with some Tunisian in Latin letters, against clean',
  half: 'half of it Tunisian in Latin letters, against clean',
  most: 'most of it Tunisian in Latin letters, against clean',
} as const;

/** Cost of writing the same content with another spelling, in a mixed language or with another pronoun. */
export function spellingRows(split: Split): SecondRow[] {
  const spelling = secondSet('spelling/', split);
  const mixed = secondSet('mixed/', split);
  const we = secondSet('we/', split);
  return [
    ...(['phonetic', 'sms', 'bare'] as const).flatMap((style) =>
      costRows(
        NAMES[style],
        spelling.filter((each) => each.style === style),
        STYLES[style],
      ),
    ),
    ...(['some', 'half', 'most'] as const).flatMap((share) =>
      costRows(
        NAMES[share],
        mixed.filter((each) => each.share === share),
      ),
    ),
    ...(['nous', 'on'] as const).flatMap((person) =>
      costRows(
        `told with « ${person} » against « je »`,
        we.map((each) => ({ question: each.question, clean: each.je, typed: each[person] })),
        3,
      ),
    ),
  ];
}
