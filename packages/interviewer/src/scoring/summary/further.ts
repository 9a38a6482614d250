import type { QuestionKind } from '#/contract';
import { fold } from '#/language/normalise';
import { leansBack } from '../said/leaning.ts';
import { partsOf } from '../said/parts.ts';
import { piecesOf, sentencesShown, type Sentence } from '../said/shown.ts';
import { weightOf, wordsIn } from '../said/telling.ts';
import type { PreparedAnswer } from '../prepare.ts';
import type { Chosen } from './input.ts';

// Chooses words of the other answers: whole runs of sentences, the most needed first, until the allowed number of words is reached.

/** An answer from which words may be chosen. */
export interface Source {
  index: number;
  prepared: PreparedAnswer;
  typed: string;
  question: string;
  kind: QuestionKind;
}

/** Maximum number of words beside chosen sentences that are shown, too; a longer part is left out. */
const LEAST_LEFT_OUT = 25;
/** Minimum number of words of a run; a shorter one is shown only if its weight is at least `ALWAYS`. */
const LEAST_SHOWN = 16;
/** Weight from which a run is shown however short it is, as a stated limit is. */
const ALWAYS = 2.2;
/** Weight below which a run is left out even if there is room. */
const LEAST_WEIGHT = 1.8;
/** Number of words above which a run is cut before its strongest sentence. */
const LONGEST_RUN = 95;

/** Pattern of a question about something that went wrong, whose answer gets more weight. */
const WENT_WRONG =
  /(?<![a-z])(?:erreurs? (?:a vous|que vous|dite)|mal tourne|votre plus grande difficulte|faute|reproche|mistake|went (?:badly|wrong)|of yours)(?![a-z])/u;

interface Run {
  source: Source;
  sentences: readonly Sentence[];
  weight: number;
  words: number;
}

/** Cuts a run that is too long before its strongest sentence, or before earlier sentences that this one refers to. */
function within(run: readonly Sentence[], weights: readonly number[]): readonly Sentence[] {
  let from = weights.indexOf(Math.max(...weights));
  while (from > 0 && leansBack(run[from]?.text ?? '') && wordsOf(run.slice(from - 1)) <= LONGEST_RUN) from--;
  return run.slice(from);
}

const wordsOf = (sentences: readonly Sentence[]): number => sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** The runs of an answer with their weights. Later sentences count more, because the beginning is often general. */
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

/** Returns the chosen sentences, and the parts between and around them of at most `LEAST_LEFT_OUT` words. */
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

/** Chooses the words to show of some answers, at most `room` words. The answer that a reader needs most comes first. */
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
