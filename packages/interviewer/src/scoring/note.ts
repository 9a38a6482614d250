import type { Recommendation } from '../contract.ts';
import { admissions } from './summary/admissions.ts';
import { gaps } from './summary/gaps.ts';
import type { SummaryInput, Told } from './summary/input.ts';
import { notices } from './summary/notices.ts';
import { path } from './summary/path.ts';
import { strengths } from './summary/strengths.ts';
import { tension } from './summary/tension.ts';
import { questionsToAsk } from './summary/to-ask.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (text: string): string => `${capital(text)}.`;

/** Recommendations that are explained by what is missing rather than by what was shown. */
const LACKING: ReadonlySet<Recommendation> = new Set(['Peu adapté au poste', 'Preuves insuffisantes']);

/**
 * The summary on the recruiter's card, written from facts: the recommendation, acts that match the offer, a gap between trade and
 * personal qualities, what is missing, the career path and the limits that the candidate states, two questions to ask, and one
 * sentence per notice. One paragraph per line.
 */
export function writeSummary(input: SummaryInput): string {
  const told: Told = { quotes: new Set(), terms: new Set(), answers: new Set() };
  const lacking = LACKING.has(input.recommendation);
  const strong = strengths(input, told, lacking ? 1 : undefined);
  const apart = tension(input, told);
  const missing = gaps(input, told, lacking || strong.length === 0);
  const shown = lacking ? strong.map((each) => `le plus précis\u00A0: ${each}`) : strong;
  const facts = [...(lacking ? [] : shown), ...(missing === null ? [] : [missing]), ...(lacking ? shown : [])];
  const [first, ...others] = facts;
  const opening = first === undefined ? `${input.recommendation}.` : `${input.recommendation}\u00A0: ${first}.`;
  const besides = lacking ? 0 : Math.max(0, strong.length - 1);
  const said = [path(input, told), admissions(input, told)].flatMap((each) => each ?? []);
  const [one, two] = questionsToAsk(input, told);
  const lines = [
    [opening, ...others.slice(0, besides).map(sentence)].join(' '),
    [...(apart === null ? [] : [apart]), ...others.slice(besides)].map(sentence).join(' '),
    said.map(sentence).join(' '),
    one === undefined ? '' : `À lui demander\u00A0: ${one}`,
    two === undefined ? '' : `À lui demander aussi\u00A0: ${two}`,
    notices(input).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}
