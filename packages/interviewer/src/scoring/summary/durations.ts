import { passages, type Passage } from '../passages.ts';
import { claimsLead, tellsInternship } from '../said/claims.ts';
import { placeOf, quoteWhole } from './evidence.ts';
import type { SummaryInput, Told } from './input.ts';

// « Cinq ans à la tête des achats » in one answer and « pendant mon stage » in another: both may be true, but the dates have to be asked.

interface Part {
  index: number;
  passage: Passage;
}

/** Two passages of different answers whose durations or posts do not fit together without dates. */
export interface Unclear {
  claim: Part;
  internship: Part;
}

const known = new WeakMap<object, Unclear | null>();

/** The post that somebody claims to have led, and an internship told in another answer; null when there are not both. Cached. */
export function unclearDates({ answers }: Pick<SummaryInput, 'answers'>): Unclear | null {
  const done = known.get(answers);
  if (done !== undefined) return done;
  const firstOf = (says: (text: string) => boolean, not = -1): Part | undefined =>
    answers
      .flatMap(({ prepared }, index) => {
        const passage = prepared && index !== not ? passages(prepared).find(({ text }) => says(text)) : undefined;
        return passage ? [{ index, passage }] : [];
      })
      .at(0);
  const claim = firstOf(claimsLead);
  const internship = claim && firstOf(tellsInternship, claim.index);
  const found = claim && internship ? { claim, internship } : null;
  known.set(answers, found);
  return found;
}

/** Both passages, quoted; null when nothing is unclear. */
export function datesToCompare(input: SummaryInput, told: Told): string | null {
  const found = unclearDates(input);
  if (!found) return null;
  const shown = [found.claim, found.internship].flatMap(({ index, passage }) => {
    const answer = input.answers[index];
    return answer
      ? [
          `${quoteWhole(passage, answer, input.exchanges[index]?.answer ?? null, told, true)} (${placeOf(index, answer, told)})`,
        ]
      : [];
  });
  return `durées à comparer\u00A0: ${shown.join(' et ')}`;
}
