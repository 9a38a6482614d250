import type { AnswerFlag, Exchange, JobBrief, QuestionKind } from '#/contract';
import { isVerbatim } from '#/quotes';
import { machineTurns } from '#/authenticity/text-signals';
import type { FeatureName } from '../features.ts';
import { admits, tellsOwnAct } from '../said/acts.ts';
import { SUSPECTED } from '../said/labels.ts';
import { lineOf } from '../said/line.ts';
import { bestPassage, overlaps, passages, type Passage, type Weighing } from '../passages.ts';
import { subjectOf } from '../subject.ts';
import type { ReadAnswer, Told } from './input.ts';
import { termsOf } from './terms.ts';

/** What an answer shows, in its own words: what was done, and what came of it where that stands elsewhere. */
export interface Evidence {
  action: Passage | null;
  result: Passage | null;
}

/** Not there for technical reasons, which is no silence. */
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

/** Somebody else's words within one's own, and what was never done. */
const REPORTED =
  /(?:dit|disait|disaient|répond|répondu|demandé|demandait|écrit|says?|said|told me|asked)\s?[:,"“]?\s?(?:que |qu['’]|that )?(?:j|je|j['’]|i)\b/iu;
const IMAGINED = /(?<![\p{L}])(?:je serais|je ferais|i would|i['’]d)(?![\p{L}])/iu;
/** Regret: what ought to have been done is neither an act nor a way of working. */
const REGRETTED = /(?<![\p{L}])(?:j['’ ]?aurais|je n['’ ]?aurais|i (?:would|should|could) have)(?![\p{L}])/iu;

/** Letters at a passage's beginning that another must not hold. */
const SAME_WORDS = 16;

/** The act that an answer tells and its result, each quoted once. */
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
        REPORTED.test(text) ||
        REGRETTED.test(text) ||
        SUSPECTED.test(lineOf(text)) ||
        (lived && IMAGINED.test(text))
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
    // « Refusé de prêter, trouvé l’assistante »: who writes in few words leaves the « j’ai » out.
    if (lived && needs === OWN)
      action ??= all.find(({ text }) => BARE_PAST.test(text) && !overlaps(text, taken)) ?? null;
  }
  // Where no act is recognised, what came of it, and then the passage that the engine quotes for the level.
  if (lived) action ??= bestPassage(all, ['result', 'learning'], CAME_OF_IT, taken);
  action ??=
    all.find(({ text }) => evaluation.quotes.some((quote) => quote.includes(text)) && !overlaps(text, taken)) ?? null;
  if (!action || !lived) return { action, result: null };
  const from = action.sentence;
  // A window of the same sentence may begin with the words that the act ends with.
  const after = all.filter(
    ({ sentence, text }) =>
      sentence >= from &&
      text !== action.text &&
      !action.text.includes(text.slice(0, SAME_WORDS).split(',')[0] ?? text),
  );
  const result = bestPassage(after, ['result'], CAME_OF_IT, new Set([...taken, action.text]));
  return { action, result };
}

/** A quote within a sentence; a quote's own full stop would end it. */
export const quoted = (text: string): string => `«\u00A0${text.replace(/(?<![.,;:!\s])[.,;:!\s]+$/, '')}\u00A0»`;

/** Quotes a passage once: `told` remembers it. */
export function quoteOnce({ text }: Pick<Passage, 'text'>, told: Told): string {
  told.quotes.add(text);
  return quoted(text);
}

export const listed = (parts: readonly string[], last = 'et'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** « réponse 2\u00A0: planning, relève »: where a quote stands and what the answer speaks of. */
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

/** « Laravel », « mise en situation »: what a question is about, within a sentence. */
export function subjectWithin({ question }: Exchange, { title }: Pick<JobBrief, 'title'>): string {
  const subject = subjectOf(question, title);
  const within = subject.charAt(0).toLowerCase() + subject.slice(1);
  return within in ARTICLES ? within : subject;
}

/** The words of an answer that is too short to hold a passage. */
export function shortAnswer(
  { evaluation, prepared }: ReadAnswer,
  answer: string | null,
  taken: ReadonlySet<string>,
): string | null {
  const text = (evaluation.quotes[0] ?? answer ?? '').replace(/\s+/g, ' ').trim();
  if (text.length === 0 || text.length > 60 || /[«»“”*#_`]/.test(text) || overlaps(text, taken)) return null;
  return isVerbatim(text, answer ?? '') && (!prepared || machineTurns(text, prepared.scoredAs) === 0) ? text : null;
}
