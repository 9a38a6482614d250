import type { Recommendation } from '../contract.ts';
import { placeOf, subjectWithin } from './summary/evidence.ts';
import { gaps } from './summary/gaps.ts';
import type { SummaryInput, Told } from './summary/input.ts';
import { notices } from './summary/notices.ts';
import { path } from './summary/path.ts';
import { reserves } from './summary/reserves.ts';
import { otherSkills, strengths } from './summary/strengths.ts';
import { tension } from './summary/tension.ts';
import { questionsToAsk } from './summary/to-ask.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (text: string): string => `${capital(text)}.`;

/** Recommendations that are explained by what is missing rather than by what was shown. */
const LACKING: ReadonlySet<Recommendation> = new Set(['Peu adapté au poste', 'Preuves insuffisantes']);

/** Names the answer with the lowest score; null if no answer was judged. */
function notedLowest({ answers, exchanges, job }: SummaryInput, told: Told): string | null {
  const scoreAt = (index: number): number => answers[index]?.evaluation.score ?? Infinity;
  const [lowest] = [...answers.keys()].toSorted((a, b) => scoreAt(a) - scoreAt(b) || a - b);
  const [answer, exchange] = [answers[lowest ?? -1], exchanges[lowest ?? -1]];
  if (lowest === undefined || !answer || !exchange || scoreAt(lowest) === Infinity) return null;
  return `noté bas sur ${subjectWithin(exchange, job)} (${placeOf(lowest, answer, told)})`;
}

/** The indexes of the answers that a text cites. */
const answersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/réponse\u00A0(\d+)/gu)].map(([, number]) => `${Number(number) - 1}`));

/**
 * The summary on the recruiter's card, written from facts: the recommendation, answers that match the offer in the person's own
 * words, the reserves that they state, a gap between trade and personal qualities, what is
 * missing, the career path, two questions to ask, and one sentence per notice. One paragraph per line.
 */
export function writeSummary(input: SummaryInput): string {
  const told: Told = { quotes: new Set(), terms: new Set(), answers: new Set() };
  const lacking = LACKING.has(input.recommendation);
  // Collected before anything else is quoted, so that no limit is shown as a strength.
  const stated = reserves(input, told);
  const strong = strengths(input, told, lacking ? 1 : undefined, lacking);
  const apart = tension(input, told);
  const missing = gaps(input, told, lacking || strong.length === 0);
  const best = lacking
    ? strong.map((each) => `réponse la mieux notée, ${each.replace(', dit\u00A0:', '\u00A0:')}`)
    : strong;
  // A negative recommendation opens with what is missing or a reserve, and never with the best answer.
  const reason = lacking ? (missing ?? stated[0] ?? notedLowest(input, told)) : (best[0] ?? missing);
  const reserved = stated.filter((each) => each !== reason);
  const others = [...best, ...(missing === null ? [] : [missing])].filter((each) => each !== reason);
  const opening = reason === null ? `${input.recommendation}.` : `${input.recommendation}\u00A0: ${reason}.`;
  const besides = lacking ? 0 : Math.max(0, strong.length - 1);
  const career = path(input, told);
  const named = answersIn([opening, ...best, ...reserved, apart, missing, career].join(' '));
  const also = otherSkills(input, told, named);
  const [one, two] = questionsToAsk(input, told);
  const lines = [
    [opening, ...others.slice(0, besides).map(sentence)].join(' '),
    ...reserved.map(sentence),
    [...(apart === null ? [] : [apart]), ...others.slice(besides)].map(sentence).join(' '),
    also.length === 0 ? '' : sentence(`dit aussi\u00A0: ${also.join('\u202F; ')}`),
    career === null ? '' : sentence(career),
    one === undefined ? '' : `À lui demander\u00A0: ${one}`,
    two === undefined ? '' : `À lui demander aussi\u00A0: ${two}`,
    notices(input).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}
