import type { QuestionKind } from '../contract.ts';
import { STOPWORDS } from '../language/stopwords.ts';
import {
  currentModel,
  dot,
  groupOf,
  namedFeatures,
  wordingValue,
  type Model,
  type OffTopicRule,
  type Prediction,
} from './model.ts';
import type { Relevance } from './relevance/relevance.ts';
import type { PreparedAnswer } from './prepare.ts';
import { carrying } from './substance.ts';

/**
 * How many of an answer's content words belong to the question, the offer's skills, its trade and the expected evidence, and how
 * many the model does not know; each relative to the length of the answer.
 */
export function topicFeatures(
  answer: PreparedAnswer,
  kind: QuestionKind,
  isKnown: (word: string) => boolean,
): Map<string, number> {
  const { scoredAs } = answer;
  const { questionStems, skillStems, tradeStems, evidenceGroups } = answer.context;
  const content = new Set(
    carrying(answer)
      .flatMap((sentence) => sentence.stems)
      .filter((word) => word.length > 2 && /^[a-z]/.test(word) && !STOPWORDS[scoredAs].has(word)),
  );
  const group = groupOf(kind);
  const vector = new Map<string, number>();
  const add = (name: string, belongs: (word: string) => boolean): void => {
    const shared = [...content].filter(belongs).length;
    // Divided by the square root, because a long answer shares more words by chance.
    const share = Math.min(1.5, shared / Math.sqrt(Math.max(content.size, 1)));
    vector.set(`topic:${name}`, share);
    vector.set(`topic:${group}:${name}`, share);
    if (shared > 0) vector.set(`topic:any:${name}`, 1);
  };
  const isEvidence = (word: string): boolean => evidenceGroups.some((each) => each.has(word));
  add('question', (word) => questionStems.has(word));
  add('skills', (word) => skillStems.has(word));
  add('trade', (word) => tradeStems.has(word));
  add('evidence', isEvidence);
  const strange = [...content].filter(
    (word) =>
      !isKnown(word) && ![questionStems, skillStems, tradeStems].some((set) => set.has(word)) && !isEvidence(word),
  ).length;
  vector.set('topic:strange', strange / Math.max(content.size, 4));
  return vector;
}

/** Evidence for « this answers another question, or none », from the whole answer, because its subject may show anywhere. */
export function offTopicValue(answer: PreparedAnswer, kind: QuestionKind, model: Model = currentModel()): number {
  const { scoredAs, context } = answer;
  const sentences = carrying(answer);
  const words = model.tables[`${scoredAs}-words`];
  return (
    wordingValue(sentences, scoredAs, model, 'offTopic') +
    dot(namedFeatures(sentences, context, kind), model.weights.offTopic) +
    dot(
      topicFeatures(answer, kind, (word) => words.has(word)),
      model.weights.offTopic,
    )
  );
}

const MOST_SHARED = 5;

/** Number of different words of the question, the skills and the expected evidence that an answer uses, at most 5. */
export function sharedWords(answer: PreparedAnswer): number {
  const { questionStems, skillStems, evidenceGroups } = answer.context;
  const shared = new Set(
    carrying(answer)
      .flatMap((sentence) => sentence.stems)
      .filter((word) => [questionStems, skillStems, ...evidenceGroups].some((set) => set.has(word))),
  ).size;
  return Math.min(MOST_SHARED, shared);
}

/** Signs that an answer belongs to its question. */
export interface Signs {
  /** The level predicted for it. */
  value: number;
  shared: number;
  /** Its distance above the relevance threshold. */
  relevance: number;
}

/** Relevance is clamped to this distance above or below its threshold. */
export const RELEVANCE_COUNTS = 8;

/** The value that the rule compares with its threshold: a high level and shared words lower the doubt. */
export function doubt(offTopic: number, { value, shared, relevance }: Signs, rule: Omit<OffTopicRule, 'from'>): number {
  const within = (most: number, least: number, each: number): number => Math.max(least, Math.min(most, each));
  const fits = within(RELEVANCE_COUNTS, -RELEVANCE_COUNTS, relevance);
  return offTopic - rule.level * within(4, 0, value) - rule.shared * shared - rule.relevance * fits;
}

/** Whether the answer speaks only of another subject; unknown relevance counts as the best one. */
export function isOffTopic(
  answer: PreparedAnswer,
  { value }: Prediction,
  kind: QuestionKind,
  found: Relevance | null,
): boolean {
  const rule = currentModel().weights.offTopicRule;
  const relevance = found ? found.value - found.from : RELEVANCE_COUNTS;
  return doubt(offTopicValue(answer, kind), { value, shared: sharedWords(answer), relevance }, rule) >= rule.from;
}
