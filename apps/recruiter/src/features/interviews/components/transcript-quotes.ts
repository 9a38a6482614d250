import { DIMENSIONS, type DimensionKey } from '@kafaa/domain/evaluations/options';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';

/** A passage of an answer that a criterion rests on. */
export interface Passage {
  readonly key: DimensionKey;
  readonly label: string;
  /** Index of the answer. */
  readonly exchange: number;
  readonly text: string;
  /** URL fragment that chooses the passage, such as « #q5-cultureFit-2 ». */
  readonly hash: string;
}

/** A criterion with its passages in the answers, in their order. */
export interface QuotedCriterion {
  readonly dimension: EvaluationView['dimensions'][number];
  readonly label: string;
  readonly passages: readonly [Passage, ...Passage[]];
}

type Quoting = Pick<EvaluationView, 'dimensions'> | null | undefined;

/** Criteria with a passage in an answer, in the order of the rosette. */
export function quotedCriteria(evaluation: Quoting): QuotedCriterion[] {
  return DIMENSIONS.flatMap(({ key, label }) => {
    const dimension = evaluation?.dimensions.find((one) => one.key === key);
    const passages = (dimension?.quotes ?? []).flatMap(({ source, exchangeIndex, text }, index): Passage[] =>
      source === 'answer' && exchangeIndex !== undefined
        ? [{ key, label, exchange: exchangeIndex, text, hash: `#q${exchangeIndex + 1}-${key}-${index + 1}` }]
        : [],
    );
    const [first, ...rest] = passages.toSorted((one, other) => one.exchange - other.exchange);
    return dimension && first ? [{ dimension, label, passages: [first, ...rest] }] : [];
  });
}

/**
 * The passage that the URL chooses. It is looked up in the current evaluation, which may have changed since the link was made.
 */
export function chosenPassage(hash: string, criteria: readonly QuotedCriterion[]): Passage | undefined {
  const [, key, position] = /^#q\d{1,4}-(\w+)-(\d{1,3})$/.exec(hash) ?? [];
  const passages = criteria.flatMap((one) => one.passages);
  return passages.find((passage) => passage.key === key && passage.hash.endsWith(`-${key}-${position}`));
}

/**
 * The passages of one answer. Passages of the chosen criterion come first, the chosen one before them, so that they win where
 * passages overlap.
 */
export function passagesIn(
  exchange: number,
  criteria: readonly QuotedCriterion[],
  chosen: Passage | undefined,
): Passage[] {
  const rank = (passage: Passage) => (passage === chosen ? 0 : passage.key === chosen?.key ? 1 : 2);
  return criteria
    .flatMap(({ passages }) => passages)
    .filter((passage) => passage.exchange === exchange)
    .toSorted((one, other) => rank(one) - rank(other));
}
