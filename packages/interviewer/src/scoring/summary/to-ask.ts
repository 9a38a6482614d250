import { fold } from '#/language/normalise';
import type { AnswerFlag, Exchange, KeyReading, Question } from '#/contract';
import { asksForSkill, questionForSkill } from '#/questions/coverage';
import { isDenial } from '#/questions/denial';
import { overlaps, passages, type Passage } from '../passages.ts';
import { admissionIn, admittedIn } from './admissions.ts';
import {
  evidenceOf,
  isKnowledge,
  isLost,
  placeOf,
  quoteOnce,
  shortAnswer,
  onSubject,
  subjectWithin,
} from './evidence.ts';
import { tellsOwnAct } from '../said/acts.ts';
import { holdsFact } from '../said/labels.ts';
import { skillsShown } from './gaps.ts';
import type { ReadAnswer, SummaryInput, Told } from './input.ts';
import { isToday, pathTold } from './path.ts';
import { criterionOf, strongestAnswers } from './strengths.ts';
import { termsOf } from './terms.ts';

// Two questions for the recruiter to ask, each usable as it stands. A question is about a lack that the candidate admits, about a
// weak skill in a way the interview did not use, or about a passage, in the form that suits the kind of question.

const QUESTIONS = 2;
/** Most questions of the bank examined for one skill. */
const MOST_FURTHER = 4;
/** From this level on an answer needs no clarification, so the career path is asked about first. */
const CLEAR = 3;

type Language = 'fr' | 'en';

/** The question after a quote, in the interview's language. */
const ENDINGS = {
  fr: {
    lackOfSkill: 'que savez-vous déjà faire sans aide sur ce sujet, et que faudrait-il vous montrer en premier',
    never: 'qu’avez-vous fait qui s’en rapproche, et que faudrait-il vous montrer en premier',
    toLearn: 'comment l’apprendriez-vous pendant les premières semaines, et auprès de qui',
    lackOfStory: 'quelle situation voisine avez-vous connue, au travail ou ailleurs, et qu’avez-vous fait',
    share: 'dans ce travail commun, quelle était votre part',
    example: 'dans quel cas précis l’avez-vous vécu, et qu’avez-vous fait vous-même',
    nearest: 'quel cas s’en est le plus approché, et qu’avez-vous fait',
    steps: 'racontez pas à pas\u00A0: que faites-vous d’abord, que vérifiez-vous ensuite, et à qui en parlez-vous',
    next: 'et si cela ne suffit pas, que faites-vous, et qui prévenez-vous',
    alone: 'et si cela ne suffit pas, que faites-vous ensuite',
    path: 'quelles tâches de ce poste y faisiez-vous déjà, et lesquelles seraient nouvelles pour vous',
    pathToday: 'qu’est-ce qui serait nouveau pour vous dans ce poste, par rapport à votre travail d’aujourd’hui',
  },
  en: {
    lackOfSkill: 'what can you already do on this without help, and what would have to be shown to you',
    never: 'what have you done that comes close to it, and what would have to be shown to you first',
    toLearn: 'how would you learn it in the first weeks, and from whom',
    lackOfStory: 'which situation close to it have you known, at work or elsewhere, and what did you do',
    share: 'what was your own part in this work',
    example: 'in which precise case did you live it, and what did you do yourself',
    nearest: 'which case came closest to it, and what did you do',
    steps: 'step by step, what do you do first, what do you check next, and whom do you tell',
    next: 'if that is not enough, what do you do next, and whom do you tell',
    alone: 'if that is not enough, what do you do next',
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

/**
 * Another question of the bank on a listed skill, if possible of a kind not yet used for it. Hypothetical questions say little in
 * a second interview and are excluded; questions that suppose practice are excluded unless the answer tells an act.
 */
function furtherQuestion(input: SummaryInput, { question }: Exchange, { prepared }: ReadAnswer): string | null {
  const { job, company, exchanges } = input;
  if (!job.skills.includes(question.competency)) return null;
  const asked = exchanges.map((each) => each.question);
  const found: Question[] = [];
  while (found.length < MOST_FURTHER) {
    const next = questionForSkill(question.competency, job, company, [...asked, ...found]);
    if (!next) break;
    found.push(next);
  }
  const kinds = new Set(asked.flatMap(({ competency, kind }) => (competency === question.competency ? [kind] : [])));
  const acts = prepared?.sentences.some(({ raw }) => tellsOwnAct(raw, prepared.scoredAs)) ?? false;
  const fitting = found.filter(
    ({ kind, text }) => kind !== 'situation' && !TELLS_LITTLE.test(text) && (acts || !SUPPOSES_PRACTICE.test(text)),
  );
  return (fitting.find(({ kind }) => !kinds.has(kind)) ?? fitting[0])?.text ?? null;
}

/** « À quoi reconnaissez-vous un travail bien fait ? » gets general answers from anyone. */
const TELLS_LITTLE = /À quoi reconnaissez-vous|How do you recognise/u;
/** Questions that suppose practice: « votre plus grande difficulté avec … », « la fois la plus difficile ». */
const SUPPOSES_PRACTICE = /^(?:Racontez|Tell us)|Racontez (?:la fois|un travail)|Tell us about/u;

/** The answer already says who was told, so « qui prévenez-vous ? » is not asked. */
const SAYS_WHOM =
  /(?<![a-z])(?:j'? ?(?:appel|avert|inform|aler)|je (?:le |la |les |lui |leur )?(?:previen|demand|signal|dis|rappel)|(?:appel|prevenir|demander|avertir|signaler|alerter|informer)[a-z]* |i (?:call|tell|ask|warn|report|inform))/u;

const NEVER = /(?<![a-z])(?:jamais|never|rien fait|pas (?:encore )?fait)(?![a-z])/u;
/** The candidate already says that it has to be shown, so what has to be shown is not asked. */
const TO_SHOW = /(?<![a-z])(?:me montr|m'appren|m'expliqu|show me|teach me)/u;
/** « pas d’erreur, je regarde toujours deux fois »: there is no case to ask for. */
const NO_CASE = /(?<![a-z])(?:pas (?:d'|de )|aucune? |jamais |no |never )[a-z]/u;
/** A scenario in which there is nobody to tell. */
const ALONE = /personne ne peut vous aider|nobody can help/iu;

/** Chooses the question on an admitted lack: what can be done without help, how it would be learned, or the nearest experience. */
function lackOf({ question }: Exchange, { job }: SummaryInput, lack: Passage | null): Ending {
  if (!isKnowledge(question.kind) && !asksForSkill(question, job)) return 'lackOfStory';
  const said = fold(lack?.text ?? '');
  if (TO_SHOW.test(said)) return 'toLearn';
  return NEVER.test(said) ? 'never' : 'lackOfSkill';
}

/** « Je répare et voilà »: for a way of working told in fewer letters, the steps are asked for. */
const SHORT_WAY = 60;

/** From this many acts or ways of working on, an answer already says how things go on. */
const MANY_ACTS = 4;
const goesOn = ({ prepared }: ReadAnswer): boolean =>
  (prepared?.sentences ?? []).reduce((sum, { counts }) => sum + counts.habit + counts.ownAction + counts.result, 0) >=
  MANY_ACTS;

/** What remains open in an answer without a gate, a key or a lack, and the passage to quote. */
function openPoint(
  answer: ReadAnswer,
  { question, answer: raw }: Exchange,
  taken: ReadonlySet<string>,
): { ending: Ending; passage: Passage } | null {
  const level = answer.evaluation.level ?? 0;
  const told = evidenceOf(answer, question.kind, taken);
  const found = (ending: Ending, passage: Passage | null) => (passage ? { ending, passage } : null);
  const does = told.action !== null && told.action.counts.habit + told.action.counts.ownAction > 0;
  if (isKnowledge(question.kind)) {
    if (question.kind === 'knowledge') return null;
    if (level <= 1 && told.action && told.action.text.length < SHORT_WAY) return found('steps', told.action);
    if (!does || goesOn(answer) || SAYS_WHOM.test(fold(raw ?? ''))) return null;
    return found(ALONE.test(question.text) ? 'alone' : 'next', told.action);
  }
  if (question.kind === 'motivation') return null;
  if (level <= 1) {
    const general = vaguest(answer, taken);
    return found(NO_CASE.test(fold(general?.text ?? '')) ? 'nearest' : 'example', general);
  }
  if (!shows(answer, 'ownAction') && shows(answer, 'teamAction')) return found('share', told.action);
  return null;
}

/** Identifies an answer that names almost nothing by comparison with the strongest one. */
function contrast(input: SummaryInput, { prepared }: ReadAnswer): string {
  const [strong] = strongestAnswers(input);
  const other = strong === undefined ? undefined : input.answers[strong]?.prepared;
  if (strong === undefined || !other || (prepared && termsOf(prepared, new Set()).length > 1)) return '';
  const about = termsOf(other, new Set());
  return about.length === 0 ? '' : `, notée plus bas que la réponse\u00A0${strong + 1} (${about.join(', ')})`;
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
  // A motivation answer is not the place to ask about a lack.
  const lack = exchange.question.kind === 'motivation' ? null : admissionIn(answer);
  if (denied || lack) {
    // The question must be understandable by itself, so a passage quoted above is quoted again.
    const text = lack?.text ?? short;
    const opening =
      text === null ? `la réponse\u00A0${index + 1} (${within(place())})` : `${quoteOnce({ text }, told)} (${place()})`;
    return `${opening}\u00A0: ${endingOf(input, lackOf(exchange, input, lack))}`;
  }
  const further = furtherQuestion(input, exchange, answer);
  if (further) return `${onSubject(subject)} (après la ${placeOf(index, answer, told)})\u00A0: ${cited(further)}`;
  const left = openPoint(answer, exchange, told.quotes);
  return (
    left &&
    `${quoteOnce(left.passage, told)} (${place()})${contrast(input, answer)}\u00A0: ${endingOf(input, left.ending)}`
  );
}

/** Asks which tasks of the job were part of the career path told in the answers. */
function fromPath(input: SummaryInput, told: Told): string | null {
  const path = pathTold(input);
  const answer = path && input.answers[path.index];
  if (!path || !answer) return null;
  return `${quoteOnce(path.passage, told)} (${placeOf(path.index, answer, told)})\u00A0: ${endingOf(input, isToday(path.passage) ? 'pathToday' : 'path')}`;
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
  const admitted = new Set(admittedIn(input));
  const spent = (index: number): number => (told.answers.has(index) ? 1.5 : 0) - (admitted.has(index) ? 1 : 0);
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

/** The first words of a question of the bank. */
const FRAME = /\)\u00A0: «\u00A0(?:(?:Parlons|Let's)[^.]{0,120}\. |[^»:]{1,120}\u00A0: )?(\S{1,30} \S{1,30} \S{1,30})/u;

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
  const weak = of(
    order.filter((index) => levelOf(index) < CLEAR),
    fromAnswer,
  );
  const gap = { subject: 'gap', make: fromGap };
  const ways = [
    // An indispensable skill without any evidence comes first; another such skill takes the second place.
    ...(skill?.indispensable ? [gap] : []),
    ...weak.slice(0, 1),
    ...(levelOf(order[1] ?? -1) >= 2 ? [gap] : []),
    ...weak.slice(1),
    gap,
    { subject: 'path', make: () => fromPath(input, told) },
    ...of(order, fromAnswer),
    ...of(order, onceMore),
  ];
  const questions = new Map<string, string>();
  const frames = new Set<string>();
  for (const { subject, make } of ways) {
    if (questions.size === QUESTIONS) break;
    const text = questions.has(subject) ? null : make();
    // Two questions with the same template about different skills would sound like a form.
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
