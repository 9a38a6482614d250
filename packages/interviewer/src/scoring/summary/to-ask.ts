import { fold } from '#/language/normalise';
import type { AnswerFlag, Exchange, KeyReading, Question } from '#/contract';
import { asksForSkill } from '#/questions/coverage';
import { isDenial } from '#/questions/denial';
import { overlaps, passages, type Passage } from '../passages.ts';
import { admissionIn, admittedIn } from './admissions.ts';
import { alertIn, alertsIn } from './alerts.ts';
import {
  evidenceOf,
  isKnowledge,
  isLost,
  placeOf,
  quoteOnce,
  quoteWhole,
  shortAnswer,
  onSubject,
  subjectWithin,
} from './evidence.ts';
import { tellsOwnAct } from '../said/acts.ts';
import { holdsFact, tellsCase } from '../said/labels.ts';
import { holdsNumber } from '../said/line.ts';
import { skillsShown } from './gaps.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { isToday, pathTold } from './path.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';
import { termsOf } from './terms.ts';

// Two questions for the recruiter to ask, each usable as it stands. A question is about a lack that the candidate admits, about a
// weak answer, or about words to check, in the form that suits the answer.

const QUESTIONS = 2;
/** From this level on an answer needs no clarification, so the career path is asked about first. */
const CLEAR = 3;

type Language = 'fr' | 'en';

/** The question after a quote, in the interview's language. */
const ENDINGS = {
  fr: {
    check: 'pourquoi faites-vous ainsi, et que peut-il arriver dans ce cas',
    checkAgain: 'dans quels cas le faites-vous, et qui en est au courant',
    checkCase: 'qui était au courant, qu’est-ce qui pouvait arriver, et que feriez-vous aujourd’hui',
    lackOfSkill: 'jusqu’où allez-vous sans aide, et à quel moment demandez-vous',
    never: 'qu’avez-vous fait qui s’en rapproche, et que faudrait-il vous montrer en premier',
    toLearn: 'comment l’apprendriez-vous pendant les premières semaines, et auprès de qui',
    lackOfStory: 'quelle situation voisine avez-vous connue, au travail ou ailleurs, et qu’avez-vous fait',
    share: 'dans ce travail commun, quelle était votre part',
    boast: 'quand cela a-t-il suffi, et quand cela n’a-t-il pas suffi',
    own: 'quelle part avez-vous faite vous-même, et comment cela s’est-il terminé',
    skillDone: 'et sur ce sujet même, qu’avez-vous déjà fait\u00A0: où, quand, avec quels outils',
    example: 'donnez un cas réel, avec le lieu et la date\u00A0: qu’avez-vous fait vous-même',
    case: 'avez-vous un exemple vécu\u00A0: où, quand, et qu’avez-vous fait vous-même',
    nearest: 'quel cas s’en est le plus approché, et qu’avez-vous fait',
    after: 'que s’est-il passé ensuite, et que feriez-vous autrement aujourd’hui',
    next: 'et si cela ne suffit pas, que faites-vous, et qui prévenez-vous',
    alone: 'et si cela ne suffit pas, que faites-vous ensuite',
    deeper: 'racontez une fois où cela n’a pas marché comme prévu\u00A0: qu’avez-vous changé',
    hardest: 'quelle a été la fois la plus difficile, et qu’avez-vous décidé alors',
    path: 'quelles tâches de ce poste y faisiez-vous déjà, et lesquelles seraient nouvelles pour vous',
    pathToday: 'qu’est-ce qui serait nouveau pour vous dans ce poste, par rapport à votre travail d’aujourd’hui',
  },
  en: {
    check: 'why do you do it this way, and what can happen then',
    checkAgain: 'in which cases do you do it, and who knows about it',
    checkCase: 'who knew about it, what could have happened, and what would you do today',
    lackOfSkill: 'how far do you go without help, and when do you ask',
    never: 'what have you done that comes close to it, and what would have to be shown to you first',
    toLearn: 'how would you learn it in the first weeks, and from whom',
    lackOfStory: 'which situation close to it have you known, at work or elsewhere, and what did you do',
    share: 'what was your own part in this work',
    boast: 'when was that enough, and when was it not enough',
    own: 'which part did you do yourself, and how did it end',
    skillDone: 'and on this subject itself, what have you already done: where, when, with which tools',
    example: 'give a real case, with the place and the date: what did you do yourself',
    case: 'do you have an example of your own: where, when, and what did you do yourself',
    nearest: 'which case came closest to it, and what did you do',
    after: 'what happened next, and what would you do differently today',
    next: 'if that is not enough, what do you do next, and whom do you tell',
    alone: 'if that is not enough, what do you do next',
    deeper: 'tell a time when it did not go as planned: what did you change',
    hardest: 'which time was the hardest, and what did you decide then',
    path: 'which tasks of this job did you already do there, and which would be new to you',
    pathToday: 'what would be new to you in this job, compared with your work today',
  },
} as const;
type Ending = keyof (typeof ENDINGS)[Language];

/** The most general passage, for which an example may be asked; null when every passage is specific. */
function vaguest(answer: ReadAnswer, taken: ReadonlySet<string>): Passage | null {
  let best: { passage: Passage; worth: number } | null = null;
  if (!answer.prepared) return null;
  const { scoredAs } = answer.prepared;
  for (const passage of passages(answer.prepared)) {
    if (overlaps(passage.text, taken) || holdsFact(passage.text, scoredAs)) continue;
    const { hedge, generic, normative, selfDescription, quantity, tool, ownAction, result } = passage.counts;
    const general = Math.min(hedge + generic + normative + selfDescription, 2);
    const worth = general - 0.4 * (quantity + tool) - 0.6 * (ownAction + result) - passage.text.length / 500;
    if (general > 0 && (best === null || worth > best.worth)) best = { passage, worth };
  }
  return best?.passage ?? null;
}

const shows = ({ prepared }: ReadAnswer, name: 'ownAction' | 'teamAction'): boolean =>
  prepared?.sentences.some(({ counts }) => counts[name] > 0) ?? false;

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

/** A question in quotation marks, as it can be spoken, without its own quotation marks and line breaks. */
const cited = (question: string): string =>
  `«\u00A0${spoken(question.replace(/\s+/g, ' ')).replace(/[«»]/g, '').trim()}\u00A0»`;
/** The original question, quoted. */
const itself = ({ question }: Exchange): string => cited(question.text);

const ask = (text: string): string => `${text}\u202F?`;

const endingOf = ({ job }: SummaryInput, name: Ending): string =>
  job.interviewLanguage === 'Anglais' ? `“${ENDINGS.en[name]}?”` : `${ENDINGS.fr[name]}\u202F?`;

/** Asks about a red flag of the key. A point not found may be present in other words, so it is not asked about. */
function byKey(key: KeyReading, place: string, told: Told): string | null {
  const [flag] = key.redFlags;
  if (!flag) return null;
  return ask(
    `${quoteOnce({ text: flag.quote }, told)} (${place}), signal d’alerte «\u00A0${flag.text}\u00A0»\u00A0: pourquoi de cette façon, et que risque-t-on`,
  );
}

/** The answer already says who was told, so « qui prévenez-vous ? » is not asked. */
const SAYS_WHOM =
  /(?<![a-z])(?:j'? ?(?:appel|avert|inform|aler)|je (?:le |la |les |lui |leur )?(?:previen|demand|signal|dis|rappel)|(?:appel|prevenir|demander|avertir|signaler|alerter|informer)[a-z]* |i (?:call|tell|ask|warn|report|inform))/u;

const NEVER =
  /(?<![a-z])(?:jamais|never|rien fait|pas (?:encore )?fait|connais (?:pas|mal|peu)|sais pas|zero|d'experience|jamais fait|rien (?:pour|avec|sur)|do not know|don't know)(?![a-z])/u;
/** The candidate already says that it has to be shown, so what has to be shown is not asked. */
const TO_SHOW = /(?<![a-z])(?:me montr|m'appren|m'expliqu|show me|teach me)/u;
/** « pas d’erreur, je regarde toujours deux fois »: there is no case to ask for. */
const NO_CASE = /(?<![a-z])(?:pas (?:d'|de )|aucune? |jamais |no |never )[a-z]/u;
/** A scenario in which there is nobody to tell. */
const ALONE = /personne ne peut vous aider|nobody can help/iu;

/** Chooses the question on an admitted lack: what can be done without help, how it would be learned, or the nearest experience. */
function lackOf(input: SummaryInput, index: number, lack: Passage | null, denied: boolean): Ending {
  const question = input.exchanges[index]?.question;
  if (!question || (!isKnowledge(question.kind) && !asksForSkill(question, input.job))) return 'lackOfStory';
  const said = fold(lack?.text ?? '');
  if (TO_SHOW.test(said)) return 'toLearn';
  if (!denied && !NEVER.test(said)) return 'lackOfSkill';
  // Of two things never done, the nearest experience is asked for one, and how it would be learned for the other.
  const isSecond = admittedIn(input).slice(0, admittedIn(input).indexOf(index)).length % 2 === 1;
  return isSecond ? 'toLearn' : 'never';
}

/** From this many acts or ways of working on, an answer already says how things go on. */
const MANY_ACTS = 4;
const goesOn = ({ prepared }: ReadAnswer): boolean =>
  (prepared?.sentences ?? []).reduce((sum, { counts }) => sum + counts.habit + counts.ownAction + counts.result, 0) >=
  MANY_ACTS;

type Open = { ending: Ending; passage: Passage } | null;

/** The passage to ask about: the most general one, or else the act, or else the first one. */
function passageToAsk(answer: ReadAnswer, kind: Question['kind'], taken: ReadonlySet<string>): Passage | null {
  const first = () => (answer.prepared ? passages(answer.prepared)[0] : undefined) ?? null;
  return (
    vaguest(answer, taken) ??
    evidenceOf(answer, kind, taken).action ??
    evidenceOf(answer, kind, new Set()).action ??
    first()
  );
}

/** What remains open in an answer on what one does or would do. */
function openPlan(answer: ReadAnswer, { question, answer: raw }: Exchange, taken: ReadonlySet<string>): Open {
  const level = answer.evaluation.level ?? 0;
  const told = evidenceOf(answer, question.kind, taken);
  const found = (ending: Ending, passage: Passage | null): Open => (passage ? { ending, passage } : null);
  if (TO_LEARN.test(question.text)) return found('skillDone', passageToAsk(answer, question.kind, taken));
  // Whoever already tells an own case is asked what happened next, not for a case.
  if (level < CLEAR && !tellsOwnCase(answer)) return found('case', passageToAsk(answer, question.kind, taken));
  const does = told.action !== null && told.action.counts.habit + told.action.counts.ownAction > 0;
  const asksNext = OF_A_PROBLEM.test(question.text) && does && !goesOn(answer) && !SAYS_WHOM.test(fold(raw ?? ''));
  if (asksNext) return found(ALONE.test(question.text) ? 'alone' : 'next', told.action);
  if (WENT_WRONG.test(fold(raw ?? ''))) return null;
  const ending = question.text.length % 2 === 0 ? 'deeper' : 'hardest';
  return found(ending, told.action ?? evidenceOf(answer, question.kind, new Set()).action);
}

/** With fewer words no case is told. */
const LEAST_TOLD = 10;
/** What somebody does often is not a case. */
const HABITUAL = /(?<![a-z])(?:souvent|toujours|en general|d'habitude|chaque fois|often|always|usually)(?![a-z])/u;

/** Only where a problem is put, « et si cela ne suffit pas » makes sense. */
const OF_A_PROBLEM = /que faites-vous|doute|problème|what do you do|in doubt/iu;

/** Questions on how somebody learns show nothing of the skill itself. */
const TO_LEARN = /montre une fois|shown? (?:it |this )?once|once how/iu;

/** What remains open in a story. */
function openStory(answer: ReadAnswer, { question }: Exchange, taken: ReadonlySet<string>): Open {
  const level = answer.evaluation.level ?? 0;
  const told = evidenceOf(answer, question.kind, taken);
  const found = (ending: Ending, passage: Passage | null): Open => (passage ? { ending, passage } : null);
  if (!shows(answer, 'ownAction') && shows(answer, 'teamAction') && level >= 2) return found('share', told.action);
  if (level >= CLEAR) return null;
  const isOwn =
    answer.prepared !== null && told.action !== null && tellsOwnAct(told.action.text, answer.prepared.scoredAs);
  if (isOwn && tellsOwnCase(answer)) return found('after', told.action);
  const general = passageToAsk(answer, question.kind, taken);
  const { prepared } = answer;
  const isFact = prepared?.sentences.some(
    ({ raw }) => holdsFact(raw, prepared.scoredAs) || tellsCase(raw, prepared.scoredAs),
  );
  const isHabit = HABITUAL.test(fold(general?.text ?? ''));
  const isTold = (prepared?.tokens.length ?? 0) >= LEAST_TOLD && vaguest(answer, taken) === null;
  if (!isHabit && (isFact || isTold)) return found('own', general);
  return found(NO_CASE.test(fold(general?.text ?? '')) ? 'nearest' : 'example', general);
}

const tellsOwnCase = ({ prepared }: ReadAnswer): boolean =>
  prepared?.sentences.some(
    ({ raw }) =>
      tellsCase(raw, prepared.scoredAs) ||
      (holdsNumber(raw) && PAST.test(fold(raw))) ||
      (PAST.test(fold(raw)) && /(?<![a-z])(?:j'?|je|m'|moi|on|nous|i|we|my)(?![a-z])/u.test(fold(raw))),
  ) ?? false;
const PAST =
  /(?<![a-z])(?:j'? ?ai|jai|m'a|m'ont|on a|ils ont|il a|elle a|etait|etais|avait|avais|avaient|was|were|had|did)(?![a-z])/u;
/** The answer already tells what went wrong. */
const WENT_WRONG =
  /(?<![a-z])(?:une fois|un jour|erreur|rat|panne|manqu|perd|cass|jet|refus|tromp|mal |probleme|once|mistake|wrong|broke|lost)/u;

/** What remains open in an answer without a gate, a key or a lack, and the passage to quote. */
function openPoint(answer: ReadAnswer, exchange: Exchange, taken: ReadonlySet<string>): Open {
  const { kind } = exchange.question;
  if (kind === 'motivation') return null;
  return isKnowledge(kind) ? openPlan(answer, exchange, taken) : openStory(answer, exchange, taken);
}

/** The place of an answer without its « réponse 3 » prefix. */
const within = (place: string): string => place.replace(/^réponse\u00A0\d+, /u, '');

function fromAnswer(input: SummaryInput, index: number, told: Told): string | null {
  const exchange = input.exchanges[index];
  const answer = input.answers[index];
  if (!exchange || !answer) return null;
  const { evaluation } = answer;
  const subject = subjectWithin(exchange, input.job);
  if (isLost(exchange, evaluation.flags))
    return `la réponse\u00A0${index + 1}, ${onSubject(subject)}, a été perdue de notre fait\u00A0: ${itself(exchange)}`;
  if (evaluation.flags.includes('unanswered'))
    return `la question ${index + 1}, ${onSubject(subject)}, est restée sans réponse\u00A0: ${itself(exchange)}`;
  const place = () => placeOf(index, answer, told, subject);
  const words = (passage: Passage, alone = false) => quoteWhole(passage, answer, exchange.answer, told, alone);
  const denied = isDenial(exchange.answer ?? '');
  const short = shortAnswer(answer, exchange.answer, told.quotes);
  // An unrecognised answer may still be on the question, so the question is not repeated.
  const unread = evaluation.flags.includes('off-topic');
  const open = evaluation.level === 0 || evaluation.flags.some((flag) => QUESTION_LEFT_OPEN.has(flag));
  if (open && !denied && !unread)
    return short
      ? `après ${quoteOnce({ text: short }, told)} (${place()}), la question de nouveau\u00A0: ${itself(exchange)}`
      : `la question ${index + 1} de nouveau (${within(place())})\u00A0: ${itself(exchange)}`;
  if (evaluation.key) {
    const left = byKey(evaluation.key, place(), told);
    if (left) return left;
  }
  // A limit told in a story on something else is not asked about.
  const isTrade = isKnowledge(exchange.question.kind) || asksForSkill(exchange.question, input.job);
  const lack = isTrade ? admissionIn(answer) : null;
  if (denied || lack) {
    // The question must be understandable by itself, so a passage quoted above is quoted again.
    const said = lack ? words(lack, true) : short === null ? null : quoteOnce({ text: short }, told);
    const opening = said === null ? `la réponse\u00A0${index + 1} (${within(place())})` : `${said} (${place()})`;
    return `${opening}\u00A0: ${endingOf(input, lackOf(input, index, lack, denied))}`;
  }
  const left = openPoint(answer, exchange, told.quotes);
  return left && `${words(left.passage)} (${place()})\u00A0: ${endingOf(input, left.ending)}`;
}

/** Asks about words to check: why it is done so, or, where an act is told, about the case. */
function fromAlert(input: SummaryInput, index: number, told: Told): string | null {
  const [exchange, answer, found] = [input.exchanges[index], input.answers[index], alertIn(input, index)];
  if (!exchange || !answer?.prepared || !found) return null;
  const { passage, gravity } = found;
  const place = placeOf(index, answer, told, subjectWithin(exchange, input.job));
  const isCase = !isKnowledge(exchange.question.kind) && tellsOwnAct(passage.text, answer.prepared.scoredAs);
  const isFirst = alertsIn(input)[0] === index;
  const ending = gravity === 'boast' ? 'boast' : isCase ? 'checkCase' : isFirst ? 'check' : 'checkAgain';
  return `${quoteWhole(passage, answer, exchange.answer, told)} (${place})\u00A0: ${endingOf(input, ending)}`;
}

/** Asks which tasks of the job were part of the career path told in the answers. */
function fromPath(input: SummaryInput, told: Told): string | null {
  const path = pathTold(input);
  const answer = path && input.answers[path.index];
  if (!path || !answer) return null;
  return `${quoteWhole(path.passage, answer, input.exchanges[path.index]?.answer ?? null, told, true)} (${placeOf(path.index, answer, told)})\u00A0: ${endingOf(input, isToday(path.passage) ? 'pathToday' : 'path')}`;
}

/** Asks about a skill that no question covered and no CV names, with the strongest answer as context. */
function fromSkill(skill: string, input: SummaryInput): string | null {
  const [strong] = strongestAnswers(input);
  const answer = strong === undefined ? undefined : input.answers[strong];
  if (strong === undefined || !answer?.prepared) return null;
  const about = termsOf(answer.prepared, new Set(), 3);
  const things = about.length > 0 ? ` (${about.join(', ')})` : '';
  return ask(
    `l’entretien n’a pas nommé ${skill}\u00A0: quel travail avez-vous fait vous-même sur ce point, par exemple dans le cas de la réponse\u00A0${strong + 1}${things}`,
  );
}

/** Repeats a question, to hear another case. */
function onceMore(input: SummaryInput, index: number, told: Told): string | null {
  const [exchange, answer] = [input.exchanges[index], input.answers[index]];
  if (!exchange || !answer) return null;
  return `un autre cas que celui de la ${placeOf(index, answer, told, subjectWithin(exchange, input.job))}\u00A0: ${itself(exchange)}`;
}

/** Answers in ascending order of evidence, with admitted lacks moved forward; ties go to indispensable skills and heavier criteria. */
function weakestFirst(input: SummaryInput, told: Told): number[] {
  // An answer already quoted as the weak side has less left to ask about; an admitted lack has to be clarified.
  const onSkill = (index: number): boolean => {
    const exchange = input.exchanges[index];
    return (
      exchange !== undefined &&
      exchange.question.kind !== 'scenario' &&
      criterionOf(exchange, input.job) === 'technicalSkillsMatch'
    );
  };
  const admitted = new Set(admittedIn(input).filter(onSkill));
  const spent = (index: number): number =>
    (told.answers.has(index) ? 1.5 : 0) - (admitted.has(index) ? 1 : 0) - (onSkill(index) ? 0.75 : 0);
  const { answers, exchanges, job, dimensions } = input;
  const weightOf = (index: number): number => {
    const exchange = exchanges[index];
    if (!exchange) return 0;
    const weight = dimensions.find(({ key }) => key === criterionOf(exchange, job))?.weight ?? 1;
    return weight * (job.indispensableSkills?.includes(exchange.question.competency) ? 2 : 1);
  };
  return answers
    .flatMap(({ evaluation: { level, flags } }, index) =>
      level !== null || flags.includes('unanswered') ? [{ index, level: level ?? 0 }] : [],
    )
    .sort(
      (a, b) =>
        a.level + spent(a.index) - b.level - spent(b.index) ||
        weightOf(b.index) - weightOf(a.index) ||
        a.index - b.index,
    )
    .map(({ index }) => index);
}

/** The question after the place of the answer. */
const FRAME = /\)\u00A0: ([^«»()]+)$/u;

/** Two questions in French for the recruiter to ask; fewer only when there is nothing to ask about. */
export function questionsToAsk(input: SummaryInput, told: Told): string[] {
  const untested = skillsShown(input).filter(
    ({ level, inCv, said, questions: asked }) => level === null && !inCv && said === null && asked.length === 0,
  );
  const [skill] = untested;
  const fromGap = () => (skill ? fromSkill(skill.skill, input) : null);
  const order = weakestFirst(input, told);
  const levelOf = (index: number): number => input.answers[index]?.evaluation.level ?? 0;
  const of = (indexes: readonly number[], make: typeof fromAnswer) =>
    indexes.map((index) => ({ subject: subjectAt(input, index), make: () => make(input, index, told) }));
  const isStoryAt = (index: number): boolean => {
    const kind = input.exchanges[index]?.question.kind;
    return kind === undefined || !isKnowledge(kind);
  };
  const weak = of(
    order.filter((index) => levelOf(index) < CLEAR),
    fromAnswer,
  );
  const gap = { subject: 'gap', make: fromGap };
  const ways = [
    // An indispensable skill without any evidence comes first; another such skill takes the second place.
    ...of(alertsIn(input).slice(0, 2), fromAlert),
    ...(skill?.indispensable ? [gap] : []),
    ...weak.slice(0, 1),
    ...(levelOf(order[1] ?? -1) >= 2 ? [gap] : []),
    ...weak.slice(1),
    gap,
    ...of(
      order.filter((index) => levelOf(index) >= CLEAR && !isStoryAt(index)),
      fromAnswer,
    ),
    { subject: 'path', make: () => fromPath(input, told) },
    ...of(order, fromAnswer),
    ...of(order, onceMore),
  ];
  const questions = new Map<string, string>();
  const frames = new Set<string>();
  for (const { subject, make } of ways) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make();
    // Twice the same question about different answers would sound like a form.
    const frame = text === null ? '' : (FRAME.exec(text)?.[1] ?? '');
    if (text === null || (frame !== '' && frames.has(frame))) continue;
    questions.set(subject, text);
    frames.add(frame);
  }
  return [...questions.values()];
}

function subjectAt({ exchanges, job }: SummaryInput, index: number): string {
  const exchange = exchanges[index];
  return exchange ? subjectWithin(exchange, job) : '';
}
