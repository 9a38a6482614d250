import type { CompanyBrief, JobBrief } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import { DIGITAL_FAMILIES } from './bank/digital-families.ts';
import { FIELD_FAMILIES } from './bank/field-families.ts';
import type { Family } from './bank/item.ts';
import { OFFICE_FAMILIES } from './bank/office-families.ts';

const FAMILIES: readonly Family[] = [...DIGITAL_FAMILIES, ...OFFICE_FAMILIES, ...FIELD_FAMILIES];

/** How many words of a trade a text holds; of two trades the longer words win: « business developer » is no developer. */
function hits(text: string, family: Family): number {
  const line = ` ${fold(text).replace(/[^\p{L}\d+#]+/gu, ' ')} `;
  return family.words
    .filter((word) => line.includes(word.length <= 4 && !word.endsWith(' ') ? ` ${word} ` : ` ${word}`))
    .reduce((sum, word) => sum + 1 + word.length / 100, 0);
}

/** Keys of the trades a line of a CV names. */
export function tradesIn(text: string): string[] {
  return FAMILIES.filter((family) => hits(text, family) > 0).map((family) => family.key);
}

/** The trade an offer belongs to, or null when nothing in it names one the bank knows. */
export function familyOf(job: JobBrief, company: Pick<CompanyBrief, 'industry'>): Family | null {
  const industry = job.industryBackground || company.industry;
  let best: Family | null = null;
  let bestScore = 0;
  for (const family of FAMILIES) {
    const titled = hits(job.title, family);
    const skilled = hits(job.skills.join(' , '), family);
    // One skill, the industry and a description full of everyday verbs name no trade.
    if (titled === 0 && skilled < 2) continue;
    // The title says the trade; a manager of a trade is first of that trade.
    const broad = family.key === 'project' ? 0.5 : 1;
    const score =
      broad *
      (3 * titled + 1.2 * skilled + 0.4 * hits(industry, family) + 0.3 * hits(job.description.slice(0, 4000), family));
    if (score > bestScore) {
      best = family;
      bestScore = score;
    }
  }
  return best;
}
