import type { AnswerFlag, Exchange, JobBrief, QuestionKind } from '#/contract';
import { inMarks, isVerbatim } from '#/quotes';
import { asksForSkill } from '#/questions/coverage';
import { fold } from '#/language/normalise';
import { STOPWORDS } from '#/language/stopwords';
import { machineTurns } from '#/authenticity/text-signals';
import type { TextLanguage } from '#/language/stem';
import { sentences } from '#/language/tokens';
import type { FeatureName } from '../features.ts';
import { admits, tellsOwnAct } from '../said/acts.ts';
import { statesLimit } from '../said/limits.ts';
import { SUSPECTED } from '../said/labels.ts';
import { lineOf } from '../said/line.ts';
import { bestPassage, overlaps, passages, type Passage, type Weighing } from '../passages.ts';
import { isLack, isReserve, opensOnLack } from '../said/reserve.ts';
import { wholeOf, type Shown } from '../said/whole.ts';
import { subjectOf } from '../subject.ts';
import type { ReadAnswer, Told } from './input.ts';
import { termsOf } from './terms.ts';

/** Quotes of what an answer shows: the act, and its result if that is told in another passage. */
export interface Evidence {
  action: Passage | null;
  result: Passage | null;
}

/** Whether an answer is missing for technical reasons, as opposed to a question left unanswered. */
export const isLost = (exchange: Exchange | undefined, flags: readonly AnswerFlag[]): boolean =>
  exchange?.lost === true && flags.includes('unanswered');

export const isKnowledge = (kind: QuestionKind): boolean => ['knowledge', 'situation', 'scenario'].includes(kind);

const DONE: Weighing = {
  ownAction: 2,
  people: 0.4,
  tool: 0.6,
  skill: 0.4,
  quantity: 0.5,
  constraint: 0.3,
  result: 0.4,
};
const DONE_TOGETHER: Weighing = { teamAction: 1.2, tool: 0.6, quantity: 0.5, people: 0.4 };
const WOULD_DO: Weighing = {
  habit: 1.4,
  ownAction: 1.4,
  reasoning: 0.7,
  tool: 0.7,
  quantity: 0.5,
  evidence: 0.4,
  skill: 0.4,
};
const CAME_OF_IT: Weighing = { result: 1.2, quantity: 0.7, learning: 0.2 };

const OWN: readonly FeatureName[] = ['ownAction'];
const BARE_PAST =
  /(?:^|[,:;.] )(?!\p{L}*(?:té|privé|lié)\s)\p{L}{3,20}é (?:de |le |la |les |l['’]|un |une |des |du |d['’]|à |au |par |mon |ma |mes |\d)/iu;

const steps: readonly (readonly [needs: readonly FeatureName[], weights: Weighing])[] = [
  [OWN, DONE],
  [['teamAction'], DONE_TOGETHER],
  [['habit'], WOULD_DO],
];

/** Reported speech of somebody else; the next pattern matches what was only imagined. */
const REPORTED =
  /(?:dit|disait|disaient|répond|répondu|demandé|demandait|écrit|says?|said|told me|asked)\s?[:,"“]?\s?(?:que |qu['’]|that )?(?:j|je|j['’]|i)\b/iu;
const IMAGINED = /(?<![\p{L}])(?:je serais|je ferais|i would|i['’]d)(?![\p{L}])/iu;
/** Regret: what should have been done is neither an act nor a way of working. */
const REGRETTED = /(?<![\p{L}])(?:j['’ ]?aurais|je n['’ ]?aurais|i (?:would|should|could) have)(?![\p{L}])/iu;

/** Length of the beginning of a passage by which an overlap with the quoted act is detected. */
const SAME_WORDS = 16;

/** The act that an answer tells and its result; passages in `taken` are not quoted again. */
export function evidenceOf(
  { prepared, evaluation }: ReadAnswer,
  kind: QuestionKind,
  taken: ReadonlySet<string>,
): Evidence {
  if (!prepared) return { action: null, result: null };
  const lived = !isKnowledge(kind);
  const all = passages(prepared).filter(
    ({ text }) =>
      !(
        admits(text, prepared.scoredAs) ||
        statesLimit(text, prepared.scoredAs) ||
        REPORTED.test(text) ||
        REGRETTED.test(text) ||
        SUSPECTED.test(lineOf(text)) ||
        (lived ? IMAGINED.test(text) : isReserve(text, prepared.scoredAs))
      ),
  );
  const ways = !lived ? [[['habit', 'ownAction', 'reasoning'], WOULD_DO] as const, ...steps] : steps;
  let action: Passage | null = null;
  const acts = all.filter(({ text }) => tellsOwnAct(text, prepared.scoredAs));
  for (const [needs, weights] of ways) {
    action ??=
      lived && needs === OWN
        ? (bestPassage(acts, needs, weights, taken) ?? acts.find(({ text }) => !overlaps(text, taken)) ?? null)
        : bestPassage(all, needs, weights, taken);
    // « Refusé de prêter, trouvé l’assistante »: in telegraphic style the « j’ai » is omitted.
    if (lived && needs === OWN)
      action ??= all.find(({ text }) => BARE_PAST.test(text) && !overlaps(text, taken)) ?? null;
  }
  // If no act is recognised: the result, otherwise the passage that the engine quotes for the level.
  if (lived) action ??= bestPassage(all, ['result', 'learning'], CAME_OF_IT, taken);
  action ??=
    all.find(({ text }) => evaluation.quotes.some((quote) => quote.includes(text)) && !overlaps(text, taken)) ?? null;
  if (!action || !lived) return { action, result: null };
  const from = action.sentence;
  // A passage from the same sentence may begin with the last words of the act.
  const after = all.filter(
    ({ sentence, text }) =>
      sentence >= from &&
      text !== action.text &&
      !action.text.includes(text.slice(0, SAME_WORDS).split(',')[0] ?? text),
  );
  const result = bestPassage(after, ['result'], CAME_OF_IT, new Set([...taken, action.text]));
  return { action, result };
}

/** Number of passages tried for a proof, or for words that are understood alone. */
const TRIES = 4;

/** The act that an answer tells and its result, in words that are understood alone if there are any. */
export function clearEvidenceOf(answer: ReadAnswer, exchange: Exchange, taken: ReadonlySet<string>): Evidence {
  const { prepared } = answer;
  const { kind } = exchange.question;
  const first = evidenceOf(answer, kind, taken);
  if (!prepared) return first;
  const tried = new Set(taken);
  let found = first;
  for (let turn = 0; found.action && turn < TRIES; turn++) {
    if (!wholeOf(found.action, prepared, exchange.answer ?? '', extentFor(kind)).isOpen) return found;
    tried.add(found.action.text);
    found = evidenceOf(answer, kind, tried);
  }
  return first;
}

/** Words that prove good work and hold no lack, slip or words to check, in whole sentences; null when an answer has none. */
export function proofOf(answer: ReadAnswer, { question, answer: said }: Exchange): Shown | null {
  const { prepared } = answer;
  if (!prepared) return null;
  const taken = new Set<string>();
  for (let turn = 0; turn < TRIES; turn++) {
    const { action } = evidenceOf(answer, question.kind, taken);
    if (!action) break;
    taken.add(action.text);
    // A story told whole shows its own slip and what was done about it.
    if (!isKnowledge(question.kind)) {
      const story = wholeOf(action, prepared, said ?? '', 'story');
      if (!holdsLack(story.verbatim, prepared.scoredAs)) return story;
    }
    for (const extent of ['full', 'proof'] as const) {
      const shown = wholeOf(action, prepared, said ?? '', extent);
      if (!shown.isOpen && !holdsReserve(shown.verbatim, prepared.scoredAs)) return shown;
    }
  }
  // Telegraphic knowledge has no act: its first sentences are shown.
  const [first] = isKnowledge(question.kind) ? passages(prepared) : [];
  const opening = first ? wholeOf(first, prepared, said ?? '') : null;
  return opening && !holdsReserve(opening.verbatim, prepared.scoredAs) ? opening : null;
}

const holdsLack = (text: string, language: TextLanguage): boolean =>
  sentences(text).some(({ raw }) => isLack(raw, language));

/** Whether one of the sentences of a text is a reserve. */
const holdsReserve = (text: string, language: TextLanguage): boolean =>
  sentences(text).some(({ raw }) => isReserve(raw, language));

/** A text in quotation marks within a sentence, without its final punctuation. */
export const quoted = (text: string): string => inMarks(text.replace(/(?<![.,;:!\s])[.,;:!\s]+$/, ''));

/** Quotes a passage and records it in `told`, so that it is not quoted again. */
export function quoteOnce({ text }: Pick<Passage, 'text'>, told: Told): string {
  told.quotes.add(text);
  return quoted(text);
}

/** Extent of a quote: whole sentences for knowledge, the act with its context for a story. */
export const extentFor = (kind: QuestionKind): 'full' | 'story' => (isKnowledge(kind) ? 'full' : 'story');

/** Quotes a passage in its whole sentence, as typed in the answer, and records it. */
export function quoteWhole(
  passage: Pick<Passage, 'text' | 'sentence'>,
  { prepared }: ReadAnswer,
  answer: string | null,
  told: Told,
  alone = false,
): string {
  if (!prepared) return quoteOnce(passage, told);
  const { text, verbatim } = wholeOf(passage, prepared, answer ?? '', alone ? 'alone' : 'full');
  told.quotes.add(verbatim);
  return quoted(text);
}

export const listed = (parts: readonly string[], last = 'et'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** « réponse 2\u00A0: planning, relève »: the number of the answer and what it speaks of. */
export function placeOf(index: number, answer: ReadAnswer, told: Told, subject = ''): string {
  const terms = answer.prepared ? termsOf(answer.prepared, told.terms) : [];
  const of = subject === '' ? '' : `, ${subject}`;
  return `réponse\u00A0${index + 1}${of}${terms.length > 0 ? `\u00A0: ${terms.join(', ')}` : ''}`;
}

const ARTICLES: Readonly<Record<string, string>> = {
  'mise en situation': 'la mise en situation',
  'pratique du métier': 'la pratique du métier',
  motivation: 'la motivation',
  'expérience vécue': 'l’expérience vécue',
};

/** « sur Laravel », « sur la mise en situation ». */
export const onSubject = (subject: string): string => `sur ${ARTICLES[subject] ?? subject}`;
export const withArticle = (subject: string): string => ARTICLES[subject] ?? subject;

/** The subject of a question as it stands within a sentence: « Laravel », « mise en situation ». */
export function subjectWithin({ question }: Exchange, { title }: Pick<JobBrief, 'title'>): string {
  const subject = subjectOf(question, title);
  const within = subject.charAt(0).toLowerCase() + subject.slice(1);
  return within in ARTICLES ? within : subject;
}

/** The first letters by which a word of a skill is recognised in other forms. */
const ROOT = 5;

/** The words of a skill, each by its root: « Saisie CRM » as « saisi » and « crm ». */
const rootsOf = (skill: string): string[] =>
  fold(skill)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !STOPWORDS.fr.has(word) && !STOPWORDS.en.has(word))
    .map((word) => word.slice(0, ROOT));

/** How many words of a skill a text names. */
const namedIn = (text: string, roots: readonly string[]): number => {
  const words = fold(text).split(/[^a-z0-9]+/);
  return roots.filter((root) => words.some((word) => (root.length < ROOT ? word === root : word.startsWith(root))))
    .length;
};

/**
 * Whether quoted words may be listed under the skill that their question asks for. Either the question names at least half
 * of the skill's words, or the quoted words do, including the first one.
 */
export function isOnSubject({ question }: Exchange, { skills }: Pick<JobBrief, 'skills'>, words: string): boolean {
  if (!skills.includes(question.competency)) return true;
  const roots = rootsOf(question.competency);
  const isHalf = (text: string): boolean => 2 * namedIn(text, roots) >= roots.length;
  return isHalf(question.text) || (isHalf(words) && namedIn(words, roots.slice(0, 1)) > 0);
}

/** Whether an answer says that the skill asked for is not mastered: it opens on a lack, or a lack names the skill. */
export function isNotMastered({ prepared }: ReadAnswer, { question }: Exchange, job: JobBrief): boolean {
  if (!prepared || !asksForSkill(question, job)) return false;
  const { scoredAs, sentences: all } = prepared;
  const roots = rootsOf(question.competency);
  return (
    opensOnLack(all[0]?.raw ?? '', scoredAs) ||
    all.some(({ raw }) => roots.length > 0 && 2 * namedIn(raw, roots) >= roots.length && isLack(raw, scoredAs))
  );
}

/** « sur Laravel », or the question itself when neither it nor the words name the skill. */
export const onQuestion = (exchange: Exchange, job: JobBrief, words: string): string =>
  isOnSubject(exchange, job, words)
    ? onSubject(subjectWithin(exchange, job))
    : `à la question ${quoted(exchange.question.text)}`;

/** The text of an answer that is too short to contain a passage. */
export function shortAnswer(
  { evaluation, prepared }: ReadAnswer,
  answer: string | null,
  taken: ReadonlySet<string>,
): string | null {
  const text = (evaluation.quotes[0] ?? answer ?? '').replace(/\s+/g, ' ').trim();
  if (text.length === 0 || text.length > 60 || /[«»“”*#_`]/.test(text) || overlaps(text, taken)) return null;
  return isVerbatim(text, answer ?? '') && (!prepared || machineTurns(text, prepared.scoredAs) === 0) ? text : null;
}
