import type { DimensionKey, Exchange, JobBrief } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { admissionIn } from './admissions.ts';
import { isKnowledge, evidenceOf, placeOf, quoteOnce, onSubject, subjectWithin } from './evidence.ts';
import { overlaps, passages, type Passage } from '../passages.ts';
import { tellsMistake } from '../said/acts.ts';
import { mistakeAmong } from '../said/labels.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

const MOST = 3;
/** A strength is shown by an answer of this level at least. */
const STRONG = 3;
/** Where nobody knows the offer's other candidates, a criterion stands out from here. */
const MIDDLE = 50;

/** The criterion that an answer speaks for. */
export function criterionOf({ question }: Exchange, job: JobBrief): DimensionKey {
  if (question.kind === 'motivation') return 'otherFactorsScore';
  if (question.kind === 'value') return 'cultureFit';
  if (isKnowledge(question.kind) || asksForSkill(question, job)) return 'technicalSkillsMatch';
  return 'mindsetScore';
}

/** How much an answer says for this person rather than for the offer's others: its criterion's weight times the distance. */
function distinction(input: SummaryInput, index: number): number {
  const exchange = input.exchanges[index];
  const score = input.answers[index]?.evaluation.score ?? 0;
  if (!exchange) return 0;
  const key = criterionOf(exchange, input.job);
  const weight = input.dimensions.find((each) => each.key === key)?.weight ?? 1;
  const needed = input.job.indispensableSkills?.includes(exchange.question.competency) ? 1.5 : 1;
  return Math.max(weight, 1) * needed * Math.max(1, score - (input.others?.medians[key] ?? MIDDLE));
}

/** The answers that speak most for the person, one a subject, the most telling first. */
export function strongestAnswers(input: SummaryInput): number[] {
  const subjects = new Set<string>();
  return input.answers
    .flatMap((answer, index) => {
      const level = answer.evaluation.level ?? 0;
      // A lack that is admitted stands elsewhere; only an answer beyond doubt is a strength beside it.
      return level >= STRONG && (level > STRONG || !admissionIn(answer)) ? [index] : [];
    })
    .map((index) => ({ index, worth: distinction(input, index) }))
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .flatMap(({ index }) => {
      const exchange = input.exchanges[index];
      const subject = exchange ? subjectWithin(exchange, input.job) : '';
      if (subjects.has(subject)) return [];
      subjects.add(subject);
      return [index];
    });
}

/** The passage in which somebody tells a mistake of their own, where the quoted act leaves it out: without it a night spent asleep reads as a night watched. */
function slipBeside({ prepared }: ReadAnswer, action: Passage, told: Told): Passage | null {
  if (!prepared || tellsMistake(action.text)) return null;
  const taken = new Set([...told.quotes, action.text]);
  return mistakeAmong(passages(prepared).filter(({ text }) => !overlaps(text, taken)));
}

/** What the person did that the offer needs: subject, act and result quoted, one sentence each without its full stop. */
export function strengths(input: SummaryInput, told: Told, most = MOST): string[] {
  const sentences: string[] = [];
  for (const index of strongestAnswers(input)) {
    if (sentences.length === most) break;
    const exchange = input.exchanges[index];
    const answer = input.answers[index];
    if (!exchange || !answer) continue;
    const { action, result } = evidenceOf(answer, exchange.question.kind, told.quotes);
    if (!action) continue;
    const first = sentences.length === 0;
    const slip = slipBeside(answer, action, told);
    const fits = (other: Passage | null): other is Passage =>
      other !== null && (first || action.text.length + other.text.length < 150);
    const then = slip ?? result;
    const quotes = fits(then) ? [action, then].toSorted((a, b) => (slip ? a.sentence - b.sentence : 0)) : [action];
    const act = quotes.map((each) => quoteOnce(each, told)).join(', puis ');
    const { flags, key } = answer.evaluation;
    const exact = flags.includes('to-verify') && !key ? ', exactitude à vérifier' : '';
    const place = placeOf(index, answer, told);
    const says = isKnowledge(exchange.question.kind) ? 'explique' : 'raconte';
    const subject = subjectWithin(exchange, input.job);
    sentences.push(`${onSubject(subject)}, ${says} ${act} (${place}${exact})`);
  }
  return sentences;
}
