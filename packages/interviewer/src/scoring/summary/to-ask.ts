import type { AnswerFlag } from '#/contract';
import { isDenial } from '#/questions/denial';
import { limitsIn, quoteLimit, type Limit } from './admissions.ts';
import { byKey, fromDates, fromNoFault } from './doubt-questions.ts';
import { isLost, onSubject, quoteOnce, shortAnswer, subjectWithin } from './evidence.ts';
import { skillsShown } from './gaps.ts';
import type { SummaryInput, Told } from './input.ts';
import { endingsOfLimit, isOfTrade, isOutOfReach, limitToAsk } from './limit-questions.ts';
import {
  commonWork,
  openClaim,
  openDetails,
  openStory,
  untoldAct,
  untoldPlan,
  untoldStory,
  type Open,
} from './open-points.ts';
import { isToday, pathTold } from './path.ts';
import { about, ask, at, itself, KEYWORDS, placeAsked, placed, subjectNamed, type At } from './place.ts';
import { quoteSentence } from './sentence.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';
import { termsOf } from './terms.ts';
import { endingOf, missingOf } from './wordings.ts';

// Two questions for the recruiter to ask, each usable as it stands. They come from the doubts of an interview, the gravest first: red
// flags of a key, dates that do not fit, an admitted limit, a claim without facts, an answer without a case, and details last.

const QUESTIONS = 2;
/** Level from which an answer needs no clarification, so it is asked about after the others. */
const CLEAR = 3;

const QUESTION_LEFT_OPEN: ReadonlySet<AnswerFlag> = new Set([
  'unanswered',
  'gibberish',
  'copied-question',
  'repetition',
  'instruction-removed',
]);

/** Endings that are already asked, so that no question comes twice. */
type Used = ReadonlySet<string>;

/** A question that may be asked. At most one question is asked on each `subject`. */
interface Way {
  subject: string;
  make: (used: Used) => string | null;
}

/** Asks again what was lost, left out or not answered at all. */
function again(here: At): string | null {
  const { index, exchange, answer, told, input } = here;
  const { evaluation } = answer;
  const subject = onSubject(subjectWithin(exchange, input.job));
  if (isLost(exchange, evaluation.flags))
    return `la réponse\u00A0${index + 1}, ${subject}, a été perdue de notre fait\u00A0: ${itself(exchange)}`;
  if (evaluation.flags.includes('unanswered'))
    return `la question ${index + 1}, ${subject}, est restée sans réponse\u00A0: ${itself(exchange)}`;
  // An unrecognised answer may still be on the question, so the question is not repeated.
  const isUnread = evaluation.flags.includes('off-topic');
  const isOpen = evaluation.level === 0 || evaluation.flags.some((flag) => QUESTION_LEFT_OPEN.has(flag));
  if (!isOpen || isUnread || isDenial(exchange.answer ?? '') || limitsIn(answer).length > 0) return null;
  const short = shortAnswer(answer, exchange.answer, told.quotes);
  return short
    ? `après ${quoteOnce({ text: short }, told)} (${placeAsked(here)}), la question de nouveau\u00A0: ${itself(exchange)}`
    : `la question ${index + 1} de nouveau (${subjectNamed(here)})\u00A0: ${itself(exchange)}`;
}

/** Asks about a limit, or about an answer that only denies. */
function fromLimit(here: At, limit: Limit | null, used: Used): string | null {
  const { input, index, exchange, answer, told } = here;
  // A mere denial says that nothing was done; what it denies stands in the question.
  const isMere = isDenial(exchange.answer ?? '');
  const endings = endingsOfLimit(input, index, isMere ? null : limit).map((name) => endingOf(input, name));
  const ending = endings.find((each) => !used.has(each));
  if (ending === undefined) return null;
  // The question must be understandable by itself, so a passage quoted above is quoted again.
  if (limit) return `${quoteLimit(limit, answer, exchange.answer, told)} (${placeAsked(here)})\u00A0: ${ending}`;
  const short = shortAnswer(answer, exchange.answer, told.quotes);
  const opening =
    short === null
      ? `la réponse\u00A0${index + 1} (${subjectNamed(here)})`
      : `${quoteOnce({ text: short }, told)} (${placeAsked(here)})`;
  return `${opening}\u00A0: ${ending}`;
}

/** Endings on a passage that is itself particular: a rule, a change, a figure. */
const OWN_ENDINGS: ReadonlySet<NonNullable<Open>['ending']> = new Set([
  'lately',
  'rule',
  'ruleHeld',
  'counted',
  'yourPart',
  'toldWhom',
]);

/** Asks about an open point. */
function fromOpen(here: At, open: Open): string | null {
  if (!open) return null;
  const { input, exchange } = here;
  const { ending, passage, alone } = open;
  const question =
    ending === 'claim' || ending === 'many' || ending === 'story' || ending === 'talk'
      ? missingOf(input, ending, exchange.answer ?? '')
      : endingOf(input, ending);
  if (question === null) return null;
  const named = !OWN_ENDINGS.has(ending);
  const words = alone
    ? `${quoteSentence(passage, here.answer, exchange.answer, here.told)} (${placeAsked(here, named)})`
    : placed(here, passage, { named });
  return `${words}\u00A0: ${question}`;
}

/** Asks which tasks of the job were part of the career path told in the answers. */
function fromPath(input: SummaryInput, told: Told): string | null {
  const path = pathTold(input);
  const here = path && at(input, told, path.index);
  // In an answer to any other question, a duration is seldom part of the person’s own career.
  if (here?.exchange.question.kind !== 'motivation' || !path) return null;
  return about(here, path.passage, endingOf(input, isToday(path.passage) ? 'pathToday' : 'path'), true);
}

/** Asks about a skill that no question covered and no CV names. */
function fromSkill(skill: string, input: SummaryInput): string | null {
  const [strong] = strongestAnswers(input);
  const prepared = strong === undefined ? null : input.answers[strong]?.prepared;
  if (strong === undefined || !prepared) return null;
  const about = termsOf(prepared, new Set(), KEYWORDS + 1);
  const things = about.length > 0 ? ` (${about.join(', ')})` : '';
  return ask(
    `l’entretien n’a pas nommé ${skill}\u00A0: quel travail avez-vous fait vous-même sur ce point, par exemple dans le cas de la réponse\u00A0${strong + 1}${things}`,
  );
}

/** Repeats a question, to hear another case. */
const onceMore = ({ index, exchange, input }: At): string =>
  `un autre cas que celui de la réponse\u00A0${index + 1}, ${onSubject(subjectWithin(exchange, input.job))}\u00A0: ${itself(exchange)}`;

/** The answers, those on skills and indispensable ones first, then by ascending evidence. */
function inOrder({ answers, exchanges, job, dimensions }: SummaryInput): number[] {
  const weightOf = (index: number): number => {
    const exchange = exchanges[index];
    if (!exchange) return 0;
    const weight = dimensions.find(({ key }) => key === criterionOf(exchange, job))?.weight ?? 1;
    return weight * (job.indispensableSkills?.includes(exchange.question.competency) ? 2 : 1);
  };
  const isSkill = (index: number): boolean => job.skills.includes(exchanges[index]?.question.competency ?? '');
  const levelOf = (index: number): number => (answers[index]?.evaluation.level ?? 0) - (isSkill(index) ? 0.75 : 0);
  return answers
    .flatMap(({ evaluation: { level, flags } }, index) =>
      level !== null || flags.includes('unanswered') ? [index] : [],
    )
    .sort((a, b) => levelOf(a) - levelOf(b) || weightOf(b) - weightOf(a) || a - b);
}

/** The order in which limits are asked about: what was never done alone before what is only harder. */
const LIMITS: readonly (Limit['kind'] | null)[] = [
  'alone',
  'few',
  'never',
  null,
  'others',
  'unknown',
  'toShow',
  'short',
  'aid',
  'weaker',
  'nerves',
];

/** The answers with a limit or a mere denial, by the kind of the limit. */
const limitedFirst = (input: SummaryInput, indexes: readonly number[]): number[] => {
  const limitAt = (index: number): Limit | undefined => {
    const answer = input.answers[index];
    return (answer && limitToAsk(answer)) ?? undefined;
  };
  return indexes
    .filter((index) => limitAt(index) || isDenial(input.exchanges[index]?.answer ?? ''))
    .toSorted((a, b) => LIMITS.indexOf(limitAt(a)?.kind ?? null) - LIMITS.indexOf(limitAt(b)?.kind ?? null));
};

/** All questions that may be asked, the best first. */
function waysOf(input: SummaryInput, told: Told): Way[] {
  const order = inOrder(input);
  const of = (indexes: readonly number[], make: (here: At, used: Used) => string | null): Way[] =>
    indexes.flatMap((index) => {
      const here = at(input, told, index);
      return here ? [{ subject: subjectWithin(here.exchange, input.job), make: (used) => make(here, used) }] : [];
    });
  const opens = (indexes: readonly number[], open: (here: At) => Open) =>
    of(indexes, (here) => fromOpen(here, open(here)));
  const [skill] = skillsShown(input).filter(
    ({ level, inCv, said, questions: asked }) => level === null && !inCv && said === null && asked.length === 0,
  );
  const gap: Way = { subject: 'gap', make: () => (skill ? fromSkill(skill.skill, input) : null) };
  const limits = (isAsked: (index: number) => boolean) =>
    of(limitedFirst(input, order.filter(isAsked)), (here, used) => fromLimit(here, limitToAsk(here.answer), used));
  const isScenario = (index: number): boolean => input.exchanges[index]?.question.kind === 'scenario';
  const isTrade = (index: number): boolean => isOfTrade(input, index) && !isScenario(index);
  const plan = ({ answer, exchange, index }: At): Open =>
    isOutOfReach(input, index) ? null : untoldPlan(answer, exchange, told.quotes);
  const unclear = order.filter((index) => (input.answers[index]?.evaluation.level ?? 0) < CLEAR);
  return [
    ...of(order, (here) => byKey(here, here.answer.evaluation.key)),
    ...of(order, again),
    { subject: 'dates', make: () => fromDates(input, told) },
    // An indispensable skill without any evidence.
    ...(skill?.indispensable ? [gap] : []),
    ...of(order, fromNoFault),
    ...limits(isTrade),
    ...opens(order, ({ answer }) => openClaim(answer)),
    ...limits((index) => !isOfTrade(input, index)),
    ...limits(isScenario),
    ...opens(unclear, plan),
    ...opens(unclear, ({ answer, exchange }) => untoldStory(answer, exchange, told.quotes)),
    gap,
    ...opens(order, ({ answer, exchange }) => commonWork(answer, exchange)),
    ...opens(unclear, ({ answer, exchange }) => openStory(answer, exchange, told.quotes)),
    ...opens(order, ({ answer, exchange }) => untoldAct(answer, exchange, told.quotes)),
    ...opens(order, ({ index }) => openDetails(input, index)),
    ...opens(order, plan),
    { subject: 'path', make: () => fromPath(input, told) },
    ...opens(order, ({ answer, exchange }) => openStory(answer, exchange, told.quotes)),
    ...of(order, onceMore),
  ];
}

/** The question after the place of the answer. */
const FRAME = /\)\u00A0: ([^«»()]+)$/u;

/** Two questions in French for the recruiter to ask; fewer only when there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, told: Told): string[] {
  const questions = new Map<string, string>();
  const used = new Set<string>();
  for (const { subject, make } of waysOf(input, told)) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make(used);
    // Twice the same question about different answers would sound like a form.
    const frame = text === null ? '' : (FRAME.exec(text)?.[1] ?? '');
    if (text === null || (frame !== '' && used.has(frame))) continue;
    questions.set(subject, text);
    used.add(frame);
  }
  return [...questions.values()];
}
