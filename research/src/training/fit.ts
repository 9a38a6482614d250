import { fold } from '@kafaa/interviewer/language/normalise';
import { stem, type TextLanguage } from '@kafaa/interviewer/language/stem';
import { FEATURE_NAMES } from '@kafaa/interviewer/scoring/features';
import { gramsOf, GRAM_TABLES, type GramTable } from '@kafaa/interviewer/scoring/grams';
import { namedFeatures, termWeight, type GramWeight, type Weights } from '@kafaa/interviewer/scoring/model';
import type { PreparedSentence } from '@kafaa/interviewer/scoring/prepare';
import { hollowFeatures } from '@kafaa/interviewer/scoring/hollow';
import { carrying, sentenceFeatures } from '@kafaa/interviewer/scoring/substance';
import { topicFeatures } from '@kafaa/interviewer/scoring/topic';
import type { Example } from '#/material/examples';
import { pack, ridge, type Row } from './ridge.ts';
import type { Material } from './strange.ts';

export interface FitOptions {
  /** Ridge penalty of each group of weights. It is high for weights that should move only on much evidence. */
  named: number;
  words: number;
  letters: number;
  /** A gram must occur in at least this many jobs, voices and answers; otherwise it belongs to one trade or one writer. */
  fewest: { jobs: number; voices: number; answers: number };
}

export const CHOSEN: FitOptions = { named: 30, words: 0.75, letters: 0.75, fewest: { jobs: 3, voices: 2, answers: 4 } };

/**
 * Stems that are names more often than words. A word counts as a name where it is capitalised within a sentence and redaction
 * removed it. Without this list, answers typed without capitals would bring names back.
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

/** A number for each gram, the same in every fit: comparing numbers is faster, and grams are compared millions of times. */
const numbers = new Map<string, number>();
const read = new WeakMap<PreparedSentence, ReadonlyMap<GramTable, Int32Array>>();

function numbersOf(sentence: PreparedSentence, language: TextLanguage): ReadonlyMap<GramTable, Int32Array> {
  const known = read.get(sentence);
  if (known) return known;
  const made = new Map(
    gramsOf(sentence, language).map(([table, grams]): [GramTable, Int32Array] => [
      table,
      Int32Array.from(grams, ({ key }) => {
        const name = `${table}|${key}`;
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
      }),
    ]),
  );
  read.set(sentence, made);
  return made;
}

interface Column {
  key: string;
  at: number;
  weight: GramWeight;
}
/** The grams that a weight may be learned for, by their number. */
type Grams = Record<GramTable, Map<number, Column>>;

const eachTable = <T>(make: (table: GramTable) => T): Record<GramTable, T> => ({
  'fr-words': make('fr-words'),
  'fr-letters': make('fr-letters'),
  'en-words': make('en-words'),
  'en-letters': make('en-letters'),
});

/** Grams that occur in enough jobs, voices and answers, with their rarity. */
function vocabulary(examples: readonly Example[], { fewest }: FitOptions, names: ReadonlySet<string>): Grams {
  const seen = eachTable(() => new Map<number, Gram>());
  for (const { job, voice, prepared } of examples) {
    const own = new Map<GramTable, Set<number>>();
    for (const sentence of prepared.sentences)
      for (const [table, list] of numbersOf(sentence, prepared.scoredAs)) {
        const set = own.get(table) ?? new Set();
        own.set(table, set);
        for (const number of list) set.add(number);
      }
    for (const [table, set] of own)
      for (const number of set) {
        const gram = seen[table].get(number) ?? { jobs: new Set(), voices: new Set(), answers: 0 };
        if (gram.jobs.size < fewest.jobs) gram.jobs.add(job);
        if (gram.voices.size < fewest.voices) gram.voices.add(voice);
        gram.answers++;
        seen[table].set(number, gram);
      }
  }
  const keys = [...numbers.keys()];
  let width = 0;
  return eachTable((table) => {
    const kept = [...seen[table]]
      .filter(([, { jobs, voices, answers }]) => {
        return jobs.size >= fewest.jobs && voices.size >= fewest.voices && answers >= fewest.answers;
      })
      .map(([number, { answers }]) => ({ number, answers, key: (keys[number] ?? '').slice(table.length + 1) }))
      .filter(({ key }) => !table.endsWith('words') || !key.split(' ').some((word) => names.has(word)))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    return new Map(
      kept.map(({ number, answers, key }): [number, Column] => [
        number,
        {
          key,
          at: width++,
          weight: { rarity: rarityOf(examples.length, answers), level: 0, offTopic: 0, empty: 0, hollow: 0 },
        },
      ]),
    );
  });
}

/** The known grams of some sentences. Each table is normalised to length 1 and divided by the square root of its cost. */
function gramRow(
  sentences: readonly PreparedSentence[],
  language: TextLanguage,
  grams: Grams,
  costOf: (table: GramTable) => number,
): Row {
  const counts = new Map<GramTable, Map<Column, number>>();
  for (const sentence of sentences)
    for (const [table, list] of numbersOf(sentence, language)) {
      const own = counts.get(table) ?? new Map<Column, number>();
      counts.set(table, own);
      for (const number of list) {
        const column = grams[table].get(number);
        if (column) own.set(column, (own.get(column) ?? 0) + 1);
      }
    }
  const row: Row = { at: [], value: [] };
  for (const [table, own] of counts) {
    const sizes: number[] = [];
    let squares = 0;
    for (const [{ weight }, times] of own) {
      const size = termWeight(times) * weight.rarity;
      sizes.push(size);
      squares += size * size;
    }
    const norm = Math.sqrt(squares * costOf(table)) || 1;
    let i = 0;
    for (const { at } of own.keys()) {
      row.at.push(at);
      row.value.push((sizes[i] ?? 0) / norm);
      i++;
    }
  }
  return row;
}

/** Columns of the named features, placed after those of the grams. */
class Named {
  readonly at = new Map<string, number>();
  readonly #from: number;
  constructor(grams: Grams) {
    this.#from = GRAM_TABLES.reduce((sum, table) => sum + grams[table].size, 0);
  }
  get width(): number {
    return this.#from + this.at.size;
  }
  add(row: Row, features: ReadonlyMap<string, number>, costOf: (key: string) => number): Row {
    for (const [key, value] of features) {
      const at = this.at.get(key) ?? this.width;
      this.at.set(key, at);
      row.at.push(at);
      row.value.push(value / Math.sqrt(costOf(key)));
    }
    return row;
  }
}

const times = (row: Row, factor: number): Row => ({ at: row.at, value: row.value.map((each) => each * factor) });
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
/** Rounds a weight as the file stores it, so that training uses the same values as the engine. */
const kept = (value: number): number => hundredths(value) / 100;

/** Weight of a ready-made sentence against a sentence of an answer: there are few, and each stands for many. */
const READY_MADE = 20;
/** Weight of a sentence of a level 1 answer. It is low, since such a sentence may also be an opinion on the question. */
const LEVEL_ONE = 0.1;
/** Cost of a gram's weight for a single sentence. It is high, since one sentence is little evidence. */
const SENTENCE_COST = 2;
const sentenceFeatureCost = (key: string): number => (key === 'bias' ? 1 : 10);

/** Learns which sentences could stand under any answer: all ready-made ones, those of level 1 answers weakly, none of the others. */
function fitEmpty({ answers, readyMade }: Material, grams: Grams): Record<string, number> {
  const named = new Named(grams);
  const rows: Row[] = [];
  const targets: number[] = [];
  const learn = (examples: readonly Example[], counts: number): void => {
    for (const { prepared, level } of examples)
      for (const sentence of prepared.sentences) {
        if (sentence.tokens.length === 0) continue;
        const row = gramRow([sentence], prepared.scoredAs, grams, () => SENTENCE_COST);
        rows.push(times(named.add(row, sentenceFeatures(sentence), sentenceFeatureCost), Math.sqrt(counts)));
        targets.push(level === 1 ? Math.sqrt(counts) : 0);
      }
  };
  learn(
    answers.filter(({ level }) => level === 1),
    LEVEL_ONE,
  );
  learn(
    answers.filter(({ level }) => level > 1),
    1,
  );
  learn(readyMade, READY_MADE);
  const learned = ridge(pack(rows, named.width), Float64Array.from(targets));
  for (const table of GRAM_TABLES)
    for (const { at, weight } of grams[table].values())
      weight.empty = kept((learned[at] ?? 0) / Math.sqrt(SENTENCE_COST));
  return Object.fromEntries(
    ['bias', ...FEATURE_NAMES].map((key) => [
      key,
      thousandths((learned[named.at.get(key) ?? -1] ?? 0) / Math.sqrt(sentenceFeatureCost(key))),
    ]),
  );
}

/** Weight of a text that could stand under any question against an honest answer: there are few such texts. */
const HOLLOW = 6;
/** Cost of a gram's weight for a whole text. */
const HOLLOW_COST = 0.75;
const hollowFeatureCost = (key: string): number => (key === 'bias' ? 1 : 10);

/** Learns which whole answers could stand under any question. */
function fitHollow({ answers, retold, typed, hollow }: Material, grams: Grams): Record<string, number> {
  const named = new Named(grams);
  const rows: Row[] = [];
  const targets: number[] = [];
  const learn = (examples: readonly Example[], counts: number, target: number): void => {
    for (const { prepared } of examples) {
      const used = carrying(prepared);
      const row = gramRow(used, prepared.scoredAs, grams, () => HOLLOW_COST);
      rows.push(times(named.add(row, hollowFeatures(used), hollowFeatureCost), Math.sqrt(counts)));
      targets.push(target * Math.sqrt(counts));
    }
  };
  learn(
    [...answers, ...retold, ...typed].filter(({ level }) => level > 1),
    1,
    0,
  );
  learn(hollow, HOLLOW, 1);
  const learned = ridge(pack(rows, named.width), Float64Array.from(targets));
  for (const table of GRAM_TABLES)
    for (const { at, weight } of grams[table].values())
      weight.hollow = kept((learned[at] ?? 0) / Math.sqrt(HOLLOW_COST));
  return Object.fromEntries(
    [...named.at].map(([key, at]) => [key, thousandths((learned[at] ?? 0) / Math.sqrt(hollowFeatureCost(key)))]),
  );
}

/**
 * Learns from answers without their ready-made phrases, and from texts that answer nothing.
 * The cuts and the off-topic rule are set afterwards, from answers that were not learned from.
 */
export function fit(material: Material, options: FitOptions): Weights {
  const { strange } = material;
  const answers = [...material.answers, ...material.retold, ...material.typed];
  // Retold answers stand at an arbitrary offer and typed ones repeat their originals, so both are left out of the off-topic part.
  const examples = [...material.answers, ...strange];
  const grams = vocabulary(
    [...examples, ...material.retold, ...material.typed, ...material.hollow],
    options,
    namesIn(answers),
  );
  const empty = fitEmpty(material, grams);
  const hollow = fitHollow(material, grams);
  const tables = eachTable(
    (table) => new Map([...grams[table].values()].map(({ key, weight }): [string, GramWeight] => [key, weight])),
  );

  const tableCost = (table: GramTable): number => (table.endsWith('words') ? options.words : options.letters);
  const namedCost = (key: string): number => (key.startsWith('topic:') ? 1 : options.named);
  const named = new Named(grams);
  const rowOf = ({ prepared, kind }: Example, sentences: readonly PreparedSentence[]): Row =>
    named.add(
      gramRow(sentences, prepared.scoredAs, grams, tableCost),
      namedFeatures(sentences, prepared.context, kind),
      namedCost,
    );
  const learn = (
    from: readonly Row[],
    targets: readonly number[],
    part: 'level' | 'offTopic',
  ): Record<string, number> => {
    const mean = targets.reduce((sum, each) => sum + each, 0) / Math.max(targets.length, 1);
    const learned = ridge(
      pack(from, named.width),
      Float64Array.from(targets, (each) => each - mean),
    );
    for (const table of GRAM_TABLES)
      for (const { at, weight } of grams[table].values())
        weight[part] = kept((learned[at] ?? 0) / Math.sqrt(tableCost(table)));
    return Object.fromEntries(
      [...named.at]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, at]) => [
          key,
          thousandths((learned[at] ?? 0) / Math.sqrt(namedCost(key)) + (key === 'bias' ? mean : 0)),
        ]),
    );
  };
  // Off-topic texts are left out here: they are no answers and would blur the levels.
  const level = learn(
    answers.map((example) => rowOf(example, carrying(example.prepared))),
    answers.map((example) => example.level),
    'level',
  );
  const topicRows = examples.map((example): Row => {
    const words = tables[`${example.prepared.scoredAs}-words`];
    const topic = topicFeatures(example.prepared, example.kind, (word) => words.has(word));
    return named.add(rowOf(example, carrying(example.prepared)), topic, namedCost);
  });
  const offTopic = learn(
    topicRows,
    examples.map((example) => (example.level === 0 ? 1 : 0)),
    'offTopic',
  );
  return { ...NOTHING, level, offTopic, empty, hollow, grams: eachTable((table) => linesOf(tables[table])) };
}

const NOTHING: Weights = {
  level: {},
  offTopic: {},
  empty: {},
  hollow: {},
  hollowFrom: 1,
  cuts: [0.5, 1.5, 2.5, 3.5],
  offTopicRule: { from: 0.5, level: 0, shared: 0, relevance: 0 },
  grams: { 'fr-words': '', 'fr-letters': '', 'en-words': '', 'en-letters': '' },
};

const ON_A_LINE = 8000;

/** Lines as they are stored. Each line holds up to ON_A_LINE grams of one rarity. */
function linesOf(table: ReadonlyMap<string, GramWeight>): string {
  return [...Map.groupBy(table, ([, { rarity }]) => rarity)]
    .sort(([a], [b]) => a - b)
    .flatMap(([rarity, grams]) => {
      const entries = grams.map(([key, { level, offTopic, empty, hollow }]) =>
        [key, ...[level, offTopic, empty, hollow].map(hundredths)].join(':'),
      );
      const chunks: string[] = [];
      for (let at = 0; at < entries.length; at += ON_A_LINE)
        chunks.push(`${rarity}|${entries.slice(at, at + ON_A_LINE).join('|')}`);
      return chunks;
    })
    .join('\n');
}
