import type { QuestionKind } from '#/contract';
import { fold } from '#/language/normalise';
import { leansBack } from '../said/leaning.ts';
import { partsOf } from '../said/parts.ts';
import { piecesOf, sentencesShown, type Sentence } from '../said/shown.ts';
import { weightOf, wordsIn } from '../said/telling.ts';
import type { PreparedAnswer } from '../prepare.ts';
import type { Chosen } from './input.ts';

// Further words of the other answers: whole runs of sentences, those that a reader needs most, until the room is filled.

/** An answer from which words may be chosen. */
export interface Source {
  index: number;
  prepared: PreparedAnswer;
  typed: string;
  question: string;
  kind: QuestionKind;
}

/** Number of words that are left out of an answer; fewer are shown. */
const LEAST_LEFT_OUT = 25;
/** Number of words of an answer that is chosen; fewer are shown only where the whole answer is shorter. */
const LEAST_SHOWN = 16;
/** Weight from which a run is shown however short it is, as a stated limit is. */
const ALWAYS = 2.2;
/** Weight below which a run is left out even if there is room. */
const LEAST_WEIGHT = 1.8;
/** Maximum number of words of a run that is shown; a longer one is left to its strongest sentences. */
const LONGEST_RUN = 95;

/** A question about something that went wrong; its answer is needed most. */
const WENT_WRONG =
  /(?<![a-z])(?:erreurs? (?:a vous|que vous|dite)|mal tourne|votre plus grande difficulte|faute|reproche|mistake|went (?:badly|wrong)|of yours)(?![a-z])/u;

interface Run {
  source: Source;
  sentences: readonly Sentence[];
  weight: number;
  words: number;
}

/** A run that is too long, cut before its strongest sentence and the one before it. */
function within(run: readonly Sentence[], weights: readonly number[]): readonly Sentence[] {
  let from = weights.indexOf(Math.max(...weights));
  while (from > 0 && leansBack(run[from]?.text ?? '') && wordsOf(run.slice(from - 1)) <= LONGEST_RUN) from--;
  return run.slice(from);
}

const wordsOf = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** The runs of an answer with their weights. What stands later in an answer counts more: the beginning is often general. */
function runsOf(source: Source): Run[] {
  const { prepared, typed, question, kind } = source;
  const all = piecesOf(prepared, typed);
  const asked = WENT_WRONG.test(fold(question)) ? 0.8 : 0;
  const motive = kind === 'motivation' ? 0.3 : 0;
  return partsOf(all).map((part) => {
    const weights = part.map(
      (each) => weightOf(each.text, prepared.scoredAs) + (0.5 * all.indexOf(each)) / Math.max(1, all.length - 1),
    );
    const sentences = wordsOf(part) > LONGEST_RUN ? within(part, weights) : part;
    const sum = weights.reduce((total, each) => total + each, 0);
    const most = Math.max(...weights);
    return {
      source,
      sentences,
      weight: most + 0.15 * (sum - most) + asked - motive,
      words: wordsOf(sentences),
    };
  });
}

/** The chosen sentences, and those between and around them where few are left out. */
function completed(source: Source, chosen: readonly Sentence[]): readonly Sentence[] {
  const all = piecesOf(source.prepared, source.typed);
  const own = new Set(chosen);
  const kept: Sentence[] = [];
  let between: Sentence[] = [];
  for (const each of all) {
    if (!own.has(each)) between.push(each);
    else {
      kept.push(...(wordsOf(between) <= LEAST_LEFT_OUT ? between : []), each);
      between = [];
    }
  }
  return wordsOf(between) <= LEAST_LEFT_OUT ? [...kept, ...between] : kept;
}

/** Number of words that cost as much as a point of weight. */
const COST = 80;
const worth = ({ weight, words }: Run): number => weight - words / COST;

/** The words to show of some answers within a number of words, the answer that a reader needs most first. */
export function furtherOf(sources: readonly Source[], room: number): Chosen[] {
  const runs = sources.flatMap(runsOf).toSorted((a, b) => worth(b) - worth(a) || a.source.index - b.source.index);
  const chosen = new Map<Source, readonly Sentence[]>();
  const needs = new Map<Source, number>();
  let left = room;
  for (const { source, sentences, words, weight } of runs) {
    const own = chosen.get(source) ?? [];
    if (weight < LEAST_WEIGHT || (words < LEAST_SHOWN && weight < ALWAYS)) continue;
    const more = completed(source, [...own, ...sentences]);
    const cost = wordsOf(more) - wordsOf(own);
    if (cost > left) continue;
    chosen.set(source, more);
    needs.set(source, Math.max(needs.get(source) ?? 0, weight));
    left -= cost;
  }
  const byWeight = [...chosen].toSorted(([a], [b]) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0));
  return byWeight.flatMap(([source, sentences]): Chosen[] => {
    const shown = sentencesShown(source.prepared, source.typed, sentences);
    return shown ? [{ index: source.index, shown }] : [];
  });
}
