import type { DimensionKey, Exchange, JobBrief } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { admissionIn } from './admissions.ts';
import {
  clearEvidenceOf,
  extentFor,
  isKnowledge,
  isNotMastered,
  onQuestion,
  onSubject,
  placeOf,
  quoted,
  subjectWithin,
} from './evidence.ts';
import type { FeatureName } from '../features.ts';
import { bestPassage, overlaps, passages, type Passage, type Weighing } from '../passages.ts';
import { tellsMistake } from '../said/acts.ts';
import { labelOf, mistakeAmong } from '../said/labels.ts';
import { isLack } from '../said/reserve.ts';
import { wholeOf, type Shown } from '../said/whole.ts';
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

/** The passage that tells the author's own mistake, if the quoted act omits it; quoted alone, the act would look faultless. */
function slipBeside({ prepared }: ReadAnswer, action: Passage, told: Told): Passage | null {
  if (!prepared || tellsMistake(action.text)) return null;
  const taken = new Set([...told.quotes, action.text]);
  return mistakeAmong(passages(prepared).filter(({ text }) => !overlaps(text, taken)));
}

/** Maximum characters of two quoted passages of one answer together. */
const ROOM = 440;

/** The lack that an answer on a skill states, if the quoted act omits it. */
function lackBeside({ prepared }: ReadAnswer, exchange: Exchange, action: Passage, told: Told): Passage | null {
  if (!prepared || !isKnowledge(exchange.question.kind)) return null;
  const taken = new Set([...told.quotes, action.text]);
  return passages(prepared).find(({ text }) => isLack(text, prepared.scoredAs) && !overlaps(text, taken)) ?? null;
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

const CONCRETE: Weighing = {
  quantity: 1,
  tool: 1,
  reasoning: 0.7,
  ownAction: 0.8,
  habit: 0.5,
  constraint: 0.5,
  skill: 0.5,
  result: 0.5,
};
const CONCRETE_NAMES = Object.keys(CONCRETE) as FeatureName[];

/** The most concrete words on each listed skill that the summary has not named otherwise, whatever their level. */
export function otherSkills(input: SummaryInput, told: Told, named: ReadonlySet<string>): string[] {
  const { job, exchanges, answers } = input;
  const skills = job.skills.flatMap((skill) => {
    const own = exchanges.flatMap(({ question, answer }, index) =>
      question.competency === skill && question.kind !== 'motivation' && answer !== null ? [index] : [],
    );
    if (own.length === 0 || own.some((index) => named.has(`${index}`))) return [];
    const [index] = own.toSorted((a, b) => scoreOf(input, b) - scoreOf(input, a) || a - b);
    const [answer, exchange] = index === undefined ? [] : [answers[index], exchanges[index]];
    if (index === undefined || !answer?.prepared || !exchange || (answer.evaluation.level ?? 0) === 0) return [];
    const passage = otherPassage(answer, exchange, job, told);
    if (!passage) return [];
    const lack = lackBeside(answer, exchange, passage, told);
    const words = quotesOf(answer, exchange, [passage, ...(lack ? [lack] : [])], told);
    const said = words.join(' et ');
    return [`${onQuestion(exchange, job, said)}, ${said} (${placeOf(index, answer, told)})`];
  });
  return [...skills, ...bestStory(input, told, named)];
}

/** The words on a skill that no other line shows: those against its key, the lack if it is not mastered, or else the act. */
function otherPassage(answer: ReadAnswer, exchange: Exchange, job: JobBrief, told: Told): Passage | null {
  const all = answer.prepared ? passages(answer.prepared) : [];
  const language = answer.prepared?.scoredAs ?? 'fr';
  const wrong = answer.evaluation.key?.redFlags[0]?.quote;
  const against = all.find(({ text }) => wrong !== undefined && (wrong.includes(text) || text.includes(wrong)));
  if (against) return against;
  if (isNotMastered(answer, exchange, job)) {
    const lack = all.find(({ text }) => isLack(text, language) && !overlaps(text, told.quotes));
    if (lack) return lack;
  }
  return (
    clearEvidenceOf(answer, exchange, told.quotes).action ?? bestPassage(all, CONCRETE_NAMES, CONCRETE, told.quotes)
  );
}

/** The best story, if the summary tells none yet. */
function bestStory(input: SummaryInput, told: Told, named: ReadonlySet<string>): string[] {
  const { exchanges, answers, job } = input;
  const stories = exchanges.flatMap(({ question: { kind } }, index) =>
    kind === 'value' || kind === 'behaviour' ? [index] : [],
  );
  if (stories.some((index) => named.has(`${index}`))) return [];
  const [index] = stories.toSorted((a, b) => scoreOf(input, b) - scoreOf(input, a) || a - b);
  const [answer, exchange] = index === undefined ? [] : [answers[index], exchanges[index]];
  if (index === undefined || !answer || !exchange || (answer.evaluation.level ?? 0) < STRONG) return [];
  const { action } = clearEvidenceOf(answer, exchange, told.quotes);
  if (!action) return [];
  const words = quotesOf(answer, exchange, [action], told).join('');
  return [`${onSubject(subjectWithin(exchange, job))}, ${words} (${placeOf(index, answer, told)})`];
}

const scoreOf = ({ answers }: SummaryInput, index: number): number => answers[index]?.evaluation.score ?? 0;

interface Whole extends Shown {
  passage: Passage;
}

/** Keeps one of two texts if they overlap, or if both together are too long. */
function withoutOverlap(whole: readonly Whole[]): readonly Whole[] {
  const [first, second] = whole;
  if (!first || !second) return whole;
  if (second.verbatim.includes(first.verbatim)) return [second];
  const isTooMuch = first.text.length + second.text.length > ROOM;
  return isTooMuch || overlaps(second.verbatim, new Set([first.verbatim])) ? [first] : whole;
}

/** The passages in their whole sentences, in the order of the answer; one that stands within another is not shown twice. */
function quotesOf(answer: ReadAnswer, exchange: Exchange, of: readonly Passage[], told: Told): string[] {
  const { prepared } = answer;
  const said = exchange.answer ?? '';
  if (!prepared) return [];
  const whole = of.map((passage, at) => {
    // The second passage only completes the first one.
    const extent = at === 0 ? extentFor(exchange.question.kind) : 'alone';
    return { passage, ...wholeOf(passage, prepared, said, extent) };
  });
  const kept = withoutOverlap(whole);
  for (const { verbatim } of kept) told.quotes.add(verbatim);
  return kept.toSorted((a, b) => a.passage.sentence - b.passage.sentence).map(({ text }) => quoted(text));
}

/** The answers to show: those that distinguish the candidate most, or `byScore` those with the highest scores. */
function shownAnswers(input: SummaryInput, byScore: boolean): number[] {
  const isShown = (index: number): boolean => {
    const [answer, exchange] = [input.answers[index], input.exchanges[index]];
    return !!answer && !!exchange && !isNotMastered(answer, exchange, input.job);
  };
  const strong = strongestAnswers(input).filter(isShown);
  const scoreAt = (index: number): number => input.answers[index]?.evaluation.score ?? 0;
  if (byScore) return strong.toSorted((a, b) => scoreAt(b) - scoreAt(a) || a - b);
  // A hypothetical case is weaker evidence than an asked skill or an event, so scenarios come last.
  const isScenario = (index: number): number => Number(input.exchanges[index]?.question.kind === 'scenario');
  return strong.toSorted((a, b) => isScenario(a) - isScenario(b));
}

/** Answers of the candidate that match the offer: the subject, and the candidate's own sentences. Without full stops. */
export function strengths(input: SummaryInput, told: Told, most = MOST, byScore = false): string[] {
  const sentences: string[] = [];
  for (const index of shownAnswers(input, byScore)) {
    if (sentences.length === most) break;
    const exchange = input.exchanges[index];
    const answer = input.answers[index];
    if (!exchange || !answer) continue;
    const { action, result } = clearEvidenceOf(answer, exchange, told.quotes);
    if (!action) continue;
    const slip = slipBeside(answer, action, told);
    const lack = lackBeside(answer, exchange, action, told);
    const then = slip ?? lack ?? result ?? lessonOf(answer, exchange.question.text, action, told);
    const words = quotesOf(answer, exchange, [action, ...(then ? [then] : [])], told).join(' et ');
    const { flags, key } = answer.evaluation;
    const isFact = exchange.question.kind === 'knowledge' && flags.includes('to-verify') && !key;
    const place = placeOf(index, answer, told);
    const check = isFact ? '\u202F; exactitude à vérifier' : '';
    sentences.push(`${onQuestion(exchange, input.job, words)}, dit\u00A0: ${words} (${place}${check})`);
  }
  return sentences;
}
