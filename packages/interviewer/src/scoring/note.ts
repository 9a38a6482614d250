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

/** Recommendations that what is missing explains better than what was shown. */
const LACKING: ReadonlySet<Recommendation> = new Set(['Peu adapté au poste', 'Preuves insuffisantes']);

/**
 * The summary of the recruiter's card, written from facts: the recommendation, what the person did that the offer needs, where path
 * and person disagree, what is missing, the path and the lacks they tell themselves, two questions to ask, and a plain sentence for each notice. One paragraph a line.
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
