import type { AnswerFlag, Exchange, KeyReading } from '#/contract';
import { fold } from '#/language/normalise';
import { isDenial } from '#/questions/denial';
import { deniesFault } from '../said/claims.ts';
import { tellsOwnAct } from '../said/acts.ts';
import { passages, type Passage } from '../passages.ts';
import { limitsIn, quoteLimit, type Limit } from './admissions.ts';
import { alertIn, alertsIn, quoteAlert, type Gravity } from './alerts.ts';
import { unclearDates } from './durations.ts';
import { isKnowledge, isLost, quoteOnce, quoteWhole, shortAnswer, onSubject, subjectWithin } from './evidence.ts';
import { skillsShown } from './gaps.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
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
import { quoteSentence } from './sentence.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';
import { termsOf } from './terms.ts';
import { endingOf, missingOf, type Ending } from './wordings.ts';

// Two questions for the recruiter to ask, each usable as it stands. They come from the doubts of an interview, the gravest first: words
// to check, dates that do not fit, an admitted limit, a claim without facts, an answer without a case, and details last.

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

/** « Compétence demandée : Aegisub. À quoi… »: a prefix for readers, and the first letter after it. */
const READ_ONLY = /^(?:Compétence demandée|Skill asked for)\s?: ?([^.?!]{1,120})\.\s(\p{L})/u;

/** A question that can be spoken: « Aegisub : à quoi… ». */
const spoken = (question: string): string =>
  question.replace(
    READ_ONLY,
    (_, skill: string, first: string) =>
      `${skill.charAt(0).toUpperCase()}${skill.slice(1)}\u00A0: ${first.toLowerCase()}`,
  );

/** The original question in quotation marks, as it can be spoken, without its own quotation marks and line breaks. */
const itself = ({ question }: Exchange): string =>
  `«\u00A0${spoken(question.text.replace(/\s+/g, ' ')).replace(/[«»]/g, '').trim()}\u00A0»`;

const ask = (text: string): string => `${text}\u202F?`;

/** Endings that are already asked, so that no question comes twice. */
type Used = ReadonlySet<string>;

/** A question that may be asked. `subject`: one question is asked on each. */
interface Way {
  subject: string;
  make: (used: Used) => string | null;
}

interface At {
  input: SummaryInput;
  told: Told;
  index: number;
  exchange: Exchange;
  answer: ReadAnswer;
}

function at(input: SummaryInput, told: Told, index: number): At | null {
  const [exchange, answer] = [input.exchanges[index], input.answers[index]];
  return exchange && answer ? { input, told, index, exchange, answer } : null;
}

/** Number of keywords beside a quote. */
const KEYWORDS = 2;

/** « Comparaison de devis : camion, délai »: the subject of an answer and things that it names. */
function subjectNamed({ exchange, answer, input, told }: At): string {
  const subject = subjectWithin(exchange, input.job);
  const terms = answer.prepared ? termsOf(answer.prepared, told.terms, KEYWORDS) : [];
  return `${subject}${terms.length > 0 ? `\u00A0: ${terms.join(', ')}` : ''}`;
}

/**
 * « réponse 5, Comparaison de devis ». `named`: with keywords, by which a question that would fit many answers is this answer's own;
 * beside a question on a particular doubt they would be noise.
 */
const placeAsked = (here: At, named = false): string =>
  `réponse\u00A0${here.index + 1}, ${named ? subjectNamed(here) : subjectWithin(here.exchange, here.input.job)}`;

/** A quote, its place and the question about it. */
function about(here: At, passage: Passage, question: string, alone = false): string {
  const words = quoteWhole(passage, here.answer, here.exchange.answer, here.told, alone);
  return `${words} (${placeAsked(here)})\u00A0: ${question}`;
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

/** Asks about a red flag of the key. A point not found may be present in other words, so it is not asked about. */
function byKey(here: At, key: KeyReading | undefined): string | null {
  const [flag] = key?.redFlags ?? [];
  if (!flag) return null;
  return ask(
    `${quoteOnce({ text: flag.quote }, here.told)} (${placeAsked(here)}), signal d’alerte «\u00A0${flag.text}\u00A0»\u00A0: pourquoi de cette façon, et que risque-t-on`,
  );
}

const ENDING_OF_ALERT: Readonly<Partial<Record<Gravity, Ending>>> = {
  boast: 'boast',
  left: 'left',
  replaced: 'replaced',
  apart: 'apart',
  inPublic: 'inPublic',
  forAll: 'forAll',
};

/** Whether the sentence of a passage tells an own act in the past. */
const tellsActAt = ({ prepared }: ReadAnswer, { sentence, text }: Passage): boolean =>
  prepared !== null && tellsOwnAct(prepared.sentences[sentence]?.raw ?? text, prepared.scoredAs);

/** Asks about words to check: why it is done so, or, where an act is told, about the case. */
function fromAlert(here: At): string | null {
  const { input, index, exchange, answer } = here;
  const found = alertIn(input, index);
  if (!answer.prepared || !found) return null;
  const { passage, gravity } = found;
  const isAct = tellsActAt(answer, passage);
  const isFirst = alertsIn(input)[0] === index;
  const ending =
    ENDING_OF_ALERT[gravity] ??
    (gravity === 'excused'
      ? isAct
        ? 'excused'
        : 'excusedHabit'
      : isAct && !isKnowledge(exchange.question.kind)
        ? 'checkCase'
        : isFirst
          ? 'check'
          : 'checkAgain');
  const words = quoteAlert(found, answer, exchange.answer, here.told);
  return `${words} (${placeAsked(here)})\u00A0: ${endingOf(input, ending)}`;
}

/** People outside the team who may bear the consequences. */
const THIRD_PERSON =
  /(?<![a-z])(?:clients?|clientes?|patient|patiente|dame|monsieur|parents|enfant|adherents?|motard|blesse|voisine?|famille|customer|patient|child)(?![a-z])/u;

/** Asks a second time about a grave or excused case: who could suffer, what a pupil would be told, or how it would go here. */
function fromSameCase(input: SummaryInput, told: Told): string | null {
  const [first = -1] = alertsIn(input);
  const here = at(input, told, first);
  const found = here && alertIn(input, first);
  if (!found || (found.gravity !== 'grave' && found.gravity !== 'excused')) return null;
  const { exchange, index, answer } = here;
  const said = fold(exchange.answer ?? '');
  const ending = !tellsActAt(answer, found.passage) ? 'pupil' : THIRD_PERSON.test(said) ? 'harm' : 'here';
  return `le cas de la réponse\u00A0${index + 1} (${subjectWithin(exchange, input.job)})\u00A0: ${endingOf(input, ending)}`;
}

/** Asks for the dates of a post that does not fit with an internship told elsewhere. */
function fromDates(input: SummaryInput, told: Told): string | null {
  const found = unclearDates(input);
  const [claim, internship] = [found?.claim, found?.internship].map((part) => {
    const here = part ? at(input, told, part.index) : null;
    if (!part || !here) return null;
    const words = quoteWhole(part.passage, here.answer, here.exchange.answer, told, true);
    return `${words} (réponse\u00A0${part.index + 1})`;
  });
  return claim && internship ? `${claim}, et ${internship}\u00A0: ${endingOf(input, 'dates')}` : null;
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

/** Asks a person who tells no mistake for a small one. */
function fromNoFault(here: At): string | null {
  const { answer, exchange, input } = here;
  if (!/erreur|mal tourn|regrett|mistake|went wrong/iu.test(exchange.question.text) || !answer.prepared) return null;
  const passage = passages(answer.prepared).find(({ text }) => deniesFault(text));
  return passage ? about(here, passage, endingOf(input, 'noFault')) : null;
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
  const words = alone
    ? quoteSentence(passage, here.answer, exchange.answer, here.told)
    : quoteWhole(passage, here.answer, exchange.answer, here.told);
  return `${words} (${placeAsked(here, !OWN_ENDINGS.has(ending))})\u00A0: ${question}`;
}

/** Asks which tasks of the job were part of the career path told in the answers. */
function fromPath(input: SummaryInput, told: Told): string | null {
  const path = pathTold(input);
  const here = path && at(input, told, path.index);
  // Elsewhere a time is seldom the person’s own path.
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
  const alertsOf = (isAsked: (gravity: Gravity) => boolean) =>
    of(
      alertsIn(input).filter((index) => isAsked(alertIn(input, index)?.gravity ?? 'boast')),
      fromAlert,
    );
  const limits = (isAsked: (index: number) => boolean) =>
    of(limitedFirst(input, order.filter(isAsked)), (here, used) => fromLimit(here, limitToAsk(here.answer), used));
  const isScenario = (index: number): boolean => input.exchanges[index]?.question.kind === 'scenario';
  const isTrade = (index: number): boolean => isOfTrade(input, index) && !isScenario(index);
  const plan = ({ answer, exchange, index }: At): Open =>
    isOutOfReach(input, index) ? null : untoldPlan(answer, exchange, told.quotes);
  const unclear = order.filter((index) => (input.answers[index]?.evaluation.level ?? 0) < CLEAR);
  return [
    ...alertsOf((gravity) => gravity === 'grave'),
    ...of(order, (here) => byKey(here, here.answer.evaluation.key)),
    ...alertsOf((gravity) => gravity === 'excused'),
    ...of(order, again),
    { subject: 'dates', make: () => fromDates(input, told) },
    // An indispensable skill without any evidence.
    ...(skill?.indispensable ? [gap] : []),
    ...alertsOf((gravity) => gravity !== 'grave' && gravity !== 'excused' && gravity !== 'boast'),
    ...of(order, fromNoFault),
    ...limits(isTrade),
    { subject: 'same case', make: () => fromSameCase(input, told) },
    ...opens(order, ({ answer }) => openClaim(answer)),
    ...alertsOf((gravity) => gravity === 'boast'),
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
