import type { Recommendation } from '@kafaa/domain/evaluations/options';
import { chosenOf, type Chosen, type ToChoose } from './summary/chosen.ts';
import { gaps } from './summary/gaps.ts';
import type { SummaryInput, Told } from './summary/input.ts';
import { notices } from './summary/notices.ts';
import { itself, placeOf } from './summary/place.ts';
import { questionsToAsk } from './summary/to-ask.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (text: string): string => `${capital(text)}.`;

/** Recommendations that are explained by what is missing rather than by what was shown. */
const LACKING: ReadonlySet<Recommendation> = new Set(['Peu adapté au poste', 'Preuves insuffisantes']);

/** « la mieux notée, « question » : « answer » (réponse 5, niveau 4 : marge, menu) ». */
function passage(lead: string, { index, shown }: Chosen, { answers, exchanges }: SummaryInput, told: Told): string {
  const [answer, exchange] = [answers[index], exchanges[index]];
  if (!answer || !exchange) return '';
  return `${lead}, ${itself(exchange)}\u00A0: ${shown.text} (${placeOf(index, answer, told, shown.pieces)})`;
}

/** The weights and answers by which passages are chosen. */
export function toChoose({ job, exchanges, answers, dimensions, others }: SummaryInput): ToChoose {
  const weights = Object.fromEntries(dimensions.map(({ key, weight }) => [key, weight]));
  return { job, exchanges, answers, weights, others };
}

/**
 * The summary on the recruiter's card: the recommendation, up to three answers under their questions (one of the best, one for another
 * skill, the weakest), what is surely missing against the offer, two questions to ask, and one sentence per notice. One paragraph per line.
 */
export function writeSummary(input: SummaryInput): string {
  const told: Told = { terms: new Set() };
  const weighing = toChoose(input);
  const chosen = chosenOf(weighing);
  const { best, isAlone, second, weakest } = chosen;
  const missing = gaps(input, told);
  const part = (lead: string, each: Chosen | null): string[] => (each ? [passage(lead, each, input, told)] : []);
  const strong = [
    ...part(isAlone ? 'la mieux notée' : 'parmi les mieux notées', best),
    ...part('autre compétence demandée', second),
  ];
  const weak = part('la moins bien notée', weakest);
  const absent = missing === null ? [] : [missing];
  // A negative recommendation opens with the weakest answer or what is missing, and never with the best one.
  const all = LACKING.has(input.recommendation) ? [...weak, ...absent, ...strong] : [...strong, ...weak, ...absent];
  const [reason, ...others] = all;
  const [one, two] = questionsToAsk(input, chosen, weighing, told);
  const lines = [
    reason === undefined ? `${input.recommendation}.` : `${input.recommendation}\u00A0: ${reason}.`,
    ...others.map(sentence),
    one === undefined ? '' : `À lui demander\u00A0: ${one}`,
    two === undefined ? '' : `À lui demander aussi\u00A0: ${two}`,
    notices(input).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}
