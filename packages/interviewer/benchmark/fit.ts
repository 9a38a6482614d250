import { fold } from '@kafaa/interviewer/language/normalise';
import { stem } from '@kafaa/interviewer/language/stem';
import { gramsOf, GRAM_TABLES, type GramTable } from '@kafaa/interviewer/scoring/grams';
import { namedFeatures, substance, termWeight, topicFeatures, type Weights } from '@kafaa/interviewer/scoring/model';
import type { PreparedSentence } from '@kafaa/interviewer/scoring/prepare';
import type { Example } from './examples.ts';
import { pack, ridge } from './ridge.ts';
import { strangeAnswers } from './strange.ts';

export interface FitOptions {
  /** What one unit of a weight costs; a high cost for what should move only where much evidence agrees. */
  named: number;
  words: number;
  letters: number;
  /** A gram must occur in this many jobs, voices and answers, or it is a word of one trade or of one hand. */
  fewest: { jobs: number; voices: number; answers: number };
}

export const CHOSEN: FitOptions = { named: 30, words: 0.75, letters: 0.75, fewest: { jobs: 3, voices: 2, answers: 4 } };

/**
 * Stems that are names more often than words: they must not come back through a typist without capitals. A word
 * is a name where it stands capitalised within a sentence and redaction took it out.
 */
export function namesIn(examples: readonly Example[]): Set<string> {
  const asName = new Map<string, number>();
  const asWord = new Map<string, number>();
  for (const { text, prepared } of examples) {
    const kept = new Set(prepared.tokens);
    for (const token of kept) asWord.set(token, (asWord.get(token) ?? 0) + 1);
    for (const [word] of text.matchAll(/(?<=\p{Ll}[ ’'])\p{Lu}\p{Ll}+/gu)) {
      const folded = fold(word);
      if (!kept.has(folded)) asName.set(folded, (asName.get(folded) ?? 0) + 1);
    }
  }
  return new Set(
    [...asName]
      .filter(([word, times]) => times >= (asWord.get(word) ?? 0))
      .flatMap(([word]) => [stem(word, 'fr'), stem(word, 'en')]),
  );
}

interface Gram {
  jobs: Set<string>;
  voices: Set<string>;
  answers: number;
}

const rarityOf = (all: number, answers: number): number =>
  Math.round(4 * (1 + Math.log((1 + all) / (1 + answers)))) / 4;
const hundredths = (value: number): number => Math.round(value * 100);

/** Learns weights from answers; `usedOf` gives the sentences that count. */
function fitOn(
  examples: readonly Example[],
  options: FitOptions,
  names: ReadonlySet<string>,
  usedOf: (example: Example) => readonly PreparedSentence[],
): Weights {
  const terms = examples.map((example) => {
    const tables = new Map<GramTable, Map<string, number>>();
    for (const sentence of usedOf(example))
      for (const [table, grams] of gramsOf(sentence, example.prepared.scoredAs)) {
        const counts = tables.get(table) ?? new Map<string, number>();
        tables.set(table, counts);
        for (const { key } of grams) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    return tables;
  });
  const seen = new Map<GramTable, Map<string, Gram>>(GRAM_TABLES.map((table) => [table, new Map<string, Gram>()]));
  terms.forEach((tables, i) => {
    const example = examples[i];
    if (!example) return;
    for (const [table, counts] of tables) {
      const known = seen.get(table);
      for (const key of counts.keys()) {
        const gram = known?.get(key) ?? { jobs: new Set(), voices: new Set(), answers: 0 };
        gram.jobs.add(example.job);
        gram.voices.add(example.voice);
        gram.answers++;
        known?.set(key, gram);
      }
    }
  });
  const { jobs, voices, answers } = options.fewest;
  const columns: string[] = [];
  const column = new Map<string, number>();
  const columnOf = (key: string): number => {
    const known = column.get(key);
    if (known !== undefined) return known;
    column.set(key, columns.length);
    columns.push(key);
    return columns.length - 1;
  };
  const rarity = new Map<string, number>();
  for (const [table, grams] of seen)
    for (const [key, gram] of grams) {
      if (gram.jobs.size < jobs || gram.voices.size < voices || gram.answers < answers) continue;
      if (table.endsWith('words') && key.split(' ').some((word) => names.has(word))) continue;
      rarity.set(`${table}|${key}`, rarityOf(examples.length, gram.answers));
    }
  const costOf = (table: GramTable): number => Math.sqrt(table.endsWith('words') ? options.words : options.letters);
  const scale = Math.sqrt(options.named);
  const plainRows = examples.map((example, i) => {
    const row: [number, number][] = [];
    for (const [key, value] of namedFeatures(usedOf(example), example.prepared.context, example.kind))
      row.push([columnOf(key), value / scale]);
    for (const [table, counts] of terms[i] ?? []) {
      const sizes: [number, number][] = [];
      let squares = 0;
      for (const [key, times] of counts) {
        const rare = rarity.get(`${table}|${key}`);
        if (rare === undefined) continue;
        const size = termWeight(times) * rare;
        squares += size * size;
        sizes.push([columnOf(`${table}|${key}`), size]);
      }
      const norm = Math.sqrt(squares) * costOf(table) || 1;
      for (const [at, size] of sizes) row.push([at, size / norm]);
    }
    return row;
  });
  const topicRows = examples.map(({ prepared, kind }, i) => [
    ...(plainRows[i] ?? []),
    ...[...topicFeatures(prepared, kind)].map(([key, value]): [number, number] => [columnOf(key), value]),
  ]);
  const solve = (
    rows: readonly (readonly (readonly [number, number])[])[],
    targetOf: (example: Example) => number,
  ): ((key: string) => number) => {
    const targets = examples.map(targetOf);
    const mean = targets.reduce((sum, each) => sum + each, 0) / Math.max(targets.length, 1);
    const learned = ridge(
      pack(rows, columns.length),
      Float64Array.from(targets, (each) => each - mean),
    );
    return (key) => {
      const value = learned[column.get(key) ?? -1] ?? 0;
      const table = GRAM_TABLES.find((each) => key.startsWith(`${each}|`));
      if (table) return value / costOf(table);
      return (key.startsWith('topic:') ? value : value / scale) + (key === 'bias' ? mean : 0);
    };
  };
  const level = solve(plainRows, (example) => example.level);
  const offTopic = solve(topicRows, (example) => (example.level === 0 ? 1 : 0));
  const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
  const named = columns.filter((key) => !key.includes('|')).sort();
  const pick = (weightOf: (key: string) => number, keys: readonly string[]): Record<string, number> =>
    Object.fromEntries(keys.map((key) => [key, thousandths(weightOf(key))]));
  const lines = (table: GramTable): string => {
    const byRarity = Map.groupBy(
      [...(seen.get(table)?.keys() ?? [])].filter((key) => rarity.has(`${table}|${key}`)).sort(),
      (key) => rarity.get(`${table}|${key}`) ?? 0,
    );
    return [...byRarity]
      .sort(([a], [b]) => a - b)
      .flatMap(([rare, keys]) => {
        const entries = keys.map((key) => {
          const full = `${table}|${key}`;
          return `${key}:${hundredths(level(full))}:${hundredths(offTopic(full))}`;
        });
        const chunks: string[] = [];
        for (let at = 0; at < entries.length; at += ON_A_LINE)
          chunks.push(`${rare}|${entries.slice(at, at + ON_A_LINE).join('|')}`);
        return chunks;
      })
      .join('\n');
  };
  return {
    level: pick(
      level,
      named.filter((key) => !key.startsWith('topic:')),
    ),
    offTopic: pick(offTopic, named),
    cuts: [0.5, 1.5, 2.5, 3.5],
    offTopicFrom: 0.5,
    offTopicSurely: 0.6,
    grams: {
      'fr-words': lines('fr-words'),
      'fr-letters': lines('fr-letters'),
      'en-words': lines('en-words'),
      'en-letters': lines('en-letters'),
    },
  };
}

const ON_A_LINE = 240;

/**
 * Learns from what an answer holds beside empty sentences, as it will be judged, and from texts that answer nothing.
 * Cuts and the off-topic limits are still to be set, from answers not learned from.
 */
export function fit(examples: readonly Example[], options: FitOptions): Weights {
  strange ??= strangeAnswers();
  return fitOn([...examples, ...strange], options, namesIn(examples), ({ prepared }) => substance(prepared));
}

let strange: Example[] | null = null;
