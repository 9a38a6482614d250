import type { JobBrief } from '../contract.ts';
import { fold } from '../language/normalise.ts';
import { familyOf, tradesIn } from '../questions/family.ts';
import { namedSkills } from './skills.ts';

/** Trades whose years count for each other: nobody who changes shop, counter or site begins again. */
const NEIGHBOURS: readonly (readonly string[])[] = [
  ['development', 'data', 'infrastructure', 'design'],
  ['design', 'marketing', 'sales', 'social-media', 'media'],
  ['sales', 'retail', 'customer-service', 'call-centre', 'real-estate', 'bank-insurance'],
  ['hotel', 'restaurant', 'kitchen', 'retail', 'customer-service', 'beauty', 'cleaning', 'security'],
  ['construction', 'maintenance', 'manufacturing', 'logistics', 'electricity', 'metal', 'sewing', 'agriculture'],
  ['logistics', 'driving'],
  ['accounting', 'finance-lead', 'bank-insurance', 'administration', 'hr', 'legal', 'attorney', 'customer-service'],
  ['health', 'education', 'early-years'],
  ['health', 'pharmacy', 'laboratory'],
];
/** Leading people and work is part of every trade. */
const EVERYWHERE = 'project';

const near = (one: string, other: string): boolean =>
  one === other ||
  one === EVERYWHERE ||
  other === EVERYWHERE ||
  NEIGHBOURS.some((group) => group.includes(one) && group.includes(other));

/** Words of the offer's title that name a trade, not a rank or a contract. */
const titleStems = (title: string): string[] =>
  (fold(title).match(/\p{L}{5,}/gu) ?? []).filter((word) => !RANKS.test(word)).map((word) => word.slice(0, 6));
const RANKS =
  /^(?:junior|senior|charge|chargee|responsable|assistant|assistante|stagiaire|stage|equipe|adjoint|adjointe)$/;

/** What the person was, before where: « Aide-comptable, société de transport » is no driver. */
const roleOf = (period: string): string => period.split(/[,|(\n]|\schez\s|\sat\s/u)[0] ?? '';

/**
 * Tells whether a period of work was clearly spent in another trade than the offer's: it names one, no neighbour of the
 * offer's, and neither a word of the title nor a skill asked. What names no trade is given the benefit of the doubt.
 */
export function otherTradeThan(job: JobBrief): (period: string) => boolean {
  const own = familyOf(job, { industry: '' })?.key;
  return (period) => isOtherTrade(period, job, own);
}

function isOtherTrade(period: string, job: JobBrief, own: string | undefined): boolean {
  const held = tradesIn(roleOf(period));
  const named = held.length > 0 ? held : tradesIn(period);
  if (named.length === 0 || own === undefined || named.some((key) => near(key, own))) return false;
  const text = fold(period);
  return !titleStems(job.title).some((stem) => text.includes(stem)) && namedSkills(period, job.skills).length === 0;
}
