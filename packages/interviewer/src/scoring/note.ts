import type { Recommendation } from '@kafaa/domain/evaluations/options';
import { chosenOf, type ToChoose } from './summary/chosen.ts';
import { gaps } from './summary/gaps.ts';
import type { Chosen, SummaryInput } from './summary/input.ts';
import { notices } from './summary/notices.ts';
import { itself, placeOf, subjectAfterOn } from './summary/place.ts';
import { questionsToAsk } from './summary/to-ask.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const sentence = (text: string): string => `${capital(text)}.`;

/** Recommendations that are explained by what is missing rather than by what was shown. */
const LACKING: ReadonlySet<Recommendation> = new Set(['Peu adapté au poste', 'Preuves insuffisantes']);

/** Writes an answer under its question: « la mieux notée, « question » : « answer » (réponse 5, niveau 4) ». */
function passage(lead: string, { index, shown }: Chosen, { answers, exchanges }: SummaryInput): string {
  const [answer, exchange] = [answers[index], exchanges[index]];
  if (!answer || !exchange) return '';
  return `${lead}, ${itself(exchange)}\u00A0: ${shown.text} (${placeOf(index, answer)})`;
}

/** Writes the words of a further answer: « sur Sage, « words » (réponse 5) ». */
function further({ index, shown }: Chosen, { job, exchanges }: SummaryInput): string {
  const exchange = exchanges[index];
  const on = exchange ? `sur ${subjectAfterOn(exchange, job)}, ` : '';
  return `${on}${shown.text} (réponse\u00A0${index + 1})`;
}

/** The weights and answers by which passages are chosen. */
export function toChoose({ job, exchanges, answers, dimensions, others }: SummaryInput): ToChoose {
  const weights = Object.fromEntries(dimensions.map(({ key, weight }) => [key, weight]));
  return { job, exchanges, answers, weights, others };
}

/**
 * The summary on the recruiter's card: the recommendation, one of the best answers under its question, the weakest one if it is low and
 * lower than the others, words of further answers, what is surely missing against the offer, two questions to ask, and one sentence per
 * notice. One paragraph per line.
 */
export function writeSummary(input: SummaryInput): string {
  const weighing = toChoose(input);
  const chosen = chosenOf(weighing);
  const { best, isAlone, weakest, isWeakestAlone } = chosen;
  const missing = gaps(input);
  const part = (lead: string, each: Chosen | null): string[] => (each ? [passage(lead, each, input)] : []);
  const strong = part(isAlone ? 'la mieux notée' : 'parmi les mieux notées', best);
  const weak = part(isWeakestAlone ? 'la moins bien notée' : 'parmi les moins bien notées', weakest);
  const absent = missing === null ? [] : [missing];
  const read = chosen.further.map((each) => further(each, input)).join('\u202F; ');
  const more = read === '' ? [] : [`à lire aussi\u00A0: ${read}`];
  // A negative recommendation opens with the weakest answer or what is missing, and never with the best one.
  const all = LACKING.has(input.recommendation)
    ? [...weak, ...absent, ...more, ...strong]
    : [...strong, ...weak, ...absent, ...more];
  const [reason, ...others] = all;
  const [one, two] = questionsToAsk(input, chosen, weighing);
  const lines = [
    reason === undefined ? `${input.recommendation}.` : `${input.recommendation}\u00A0: ${reason}.`,
    ...others.map(sentence),
    one === undefined ? '' : `À lui demander\u00A0: ${one}`,
    two === undefined ? '' : `À lui demander aussi\u00A0: ${two}`,
    notices(input).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}
