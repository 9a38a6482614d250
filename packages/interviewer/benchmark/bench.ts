import { writeFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@kafaa/interviewer/contract';
import { PLAIN_CUTS, WORDS_ONLY } from './curve.ts';
import { prepare, scoreOne } from './examples.ts';
import { fit } from './fit.ts';
import {
  agreement,
  emptyFigures,
  identityChange,
  paddingChange,
  rowsOf,
  slicesOf,
  surfaceCues,
  writeReport,
} from './report.ts';
import { judge } from './validate.ts';
import { loadValidation } from './validation.ts';
import { loadVoices } from './voices.ts';

const all = loadVoices();
const dev = all.filter((each) => each.split === 'dev');
const test = all.filter((each) => each.split === 'test');
const distinct = (list: readonly { voice: string; job: string }[], key: 'voice' | 'job'): number =>
  new Set(list.map((each) => each[key])).size;

const baseline = { ...fit(prepare(dev), WORDS_ONLY), cuts: PLAIN_CUTS };
const wordsOnly = new Map(judge(prepare(test), baseline).map(({ example, value }) => [example.id, value]));
const rows = rowsOf(test);

const started = performance.now();
for (const answer of test.slice(0, 200)) scoreOne(answer, answer.text);
const milliseconds = (performance.now() - started) / Math.min(test.length, 200);

const report = writeReport({
  slices: slicesOf(rows, wordsOnly),
  empty: emptyFigures(rows),
  padding: paddingChange(test),
  identity: identityChange(test.filter((_, index) => index % 5 === 0)),
  agreement: agreement(all),
  surface: surfaceCues(all),
  validation: loadValidation(),
  more: [],
  counts: {
    dev: dev.length,
    test: test.length,
    devVoices: distinct(dev, 'voice'),
    testVoices: distinct(test, 'voice'),
    devJobs: distinct(dev, 'job'),
    testJobs: distinct(test, 'job'),
  },
  engine: ENGINE_VERSION,
});
console.log(report);
console.log(`time, warm: ${milliseconds.toFixed(2)} ms an answer, its question's description included`);
if (!process.argv.includes('--dry'))
  writeFileSync(new URL('../../../docs/intelligence-report.md', import.meta.url), report);
