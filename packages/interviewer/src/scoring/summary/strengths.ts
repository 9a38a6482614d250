import type { DimensionKey, Exchange, JobBrief, Question } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { admissionIn } from './admissions.ts';
import { isKnowledge, evidenceOf, placeOf, quoteOnce, onSubject, subjectWithin } from './evidence.ts';
import { overlaps, passages, type Passage } from '../passages.ts';
import { admits, tellsMistake } from '../said/acts.ts';
import { labelOf, mistakeAmong } from '../said/labels.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';

const MOST = 3;
/** Minimum level of an answer that shows a strength. */
const STRONG = 3;
/** Reference score of a criterion when the medians of the offer's other candidates are unknown. */
const MIDDLE = 50;

/** The criterion for which an answer is evidence. */
export function criterionOf({ question }: Exchange, job: JobBrief): DimensionKey {
  if (question.kind === 'motivation') return 'otherFactorsScore';
  if (question.kind === 'value') return 'cultureFit';
  if (isKnowledge(question.kind) || asksForSkill(question, job)) return 'technicalSkillsMatch';
  return 'mindsetScore';
}

/** How much an answer distinguishes this candidate from the offer's others: the weight of its criterion times the distance. */
function distinction(input: SummaryInput, index: number): number {
  const exchange = input.exchanges[index];
  const score = input.answers[index]?.evaluation.score ?? 0;
  if (!exchange) return 0;
  const key = criterionOf(exchange, input.job);
  const weight = input.dimensions.find((each) => each.key === key)?.weight ?? 1;
  const needed = input.job.indispensableSkills?.includes(exchange.question.competency) ? 1.5 : 1;
  return Math.max(weight, 1) * needed * Math.max(1, score - (input.others?.medians[key] ?? MIDDLE));
}

/** The answers with the most distinctive evidence for the candidate, one per subject, in descending order. */
export function strongestAnswers(input: SummaryInput): number[] {
  const subjects = new Set<string>();
  return input.answers
    .flatMap((answer, index) => {
      const level = answer.evaluation.level ?? 0;
      // An admitted lack is reported elsewhere, so an answer that contains one counts as a strength only above this level.
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

/** The passage that tells the author's own mistake, if the quoted act omits it: a night spent asleep would read as a night watched. */
function slipBeside({ prepared }: ReadAnswer, action: Passage, told: Told): Passage | null {
  if (!prepared || tellsMistake(action.text)) return null;
  const taken = new Set([...told.quotes, action.text]);
  return mistakeAmong(passages(prepared).filter(({ text }) => !overlaps(text, taken)));
}

/** A shorter act needs the sentence before it as context: « J’ai crié stop ». */
const SHORT_ACT = 60;
/** Minimum length of the context before a short act. */
const LEAST_BEFORE = 25;

function sceneOf({ prepared }: ReadAnswer, action: Passage, told: Told): Passage | null {
  if (!prepared || action.text.length >= SHORT_ACT) return null;
  const taken = new Set([...told.quotes, action.text]);
  const before = passages(prepared).filter(
    ({ sentence, text }) =>
      sentence === action.sentence - 1 &&
      text.length >= LEAST_BEFORE &&
      !overlaps(text, taken) &&
      !admits(text, prepared.scoredAs),
  );
  return before.toSorted((a, b) => b.text.length - a.text.length)[0] ?? null;
}

/** Questions about something that went wrong; the lesson learned is part of the answer. */
const WENT_WRONG = /mal tourn|erreur|échec|échou|rat[ée]|regrett|mistake|went wrong|fail|regret/iu;

function lessonOf({ prepared }: ReadAnswer, question: string, action: Passage, told: Told): Passage | null {
  if (!prepared || !WENT_WRONG.test(question)) return null;
  const taken = new Set([...told.quotes, action.text]);
  return (
    passages(prepared).find(
      (each) => labelOf('learning', each, prepared.scoredAs, 'behaviour') !== null && !overlaps(each.text, taken),
    ) ?? null
  );
}

/** « Quelle erreur faut-il éviter… ? »: the answer names a mistake and not a way of working. */
const TO_AVOID = /erreur faut-il éviter|mistake .{0,30}avoid/iu;

function tells({ kind, text }: Question): string {
  if (TO_AVOID.test(text)) return 'répond sur l’erreur à éviter\u00A0:';
  return isKnowledge(kind) ? 'explique' : 'raconte';
}

/** Acts of the candidate that match the offer: subject, act and result quoted, one sentence each without its full stop. */
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
    const scene = isKnowledge(exchange.question.kind) ? null : sceneOf(answer, action, told);
    const then = slip ?? result ?? lessonOf(answer, exchange.question.text, action, told) ?? scene;
    const inOrder = then !== null && (then === slip || then === scene);
    const quotes = fits(then) ? [action, then].toSorted((a, b) => (inOrder ? a.sentence - b.sentence : 0)) : [action];
    const act = quotes.map((each) => quoteOnce(each, told)).join(', puis ');
    const { flags, key } = answer.evaluation;
    const exact = flags.includes('to-verify') && !key ? ', exactitude à vérifier' : '';
    const place = placeOf(index, answer, told);
    const subject = subjectWithin(exchange, input.job);
    sentences.push(`${onSubject(subject)}, ${tells(exchange.question)} ${act} (${place}${exact})`);
  }
  return sentences;
}
