import { loadCorpus, scoreOne } from './corpus.ts';
import { figuresOf, gateFigures, identityChange, paddingChange, rowsOf, splitOf, type Figures } from './report.ts';

const two = (value: number): string => value.toFixed(2).padStart(6);
const line = (name: string, f: Figures): string =>
  `${name.padEnd(22)}${String(f.answers).padStart(5)}${two(f.spearman)}${two(f.lengthOnly)}${two(f.kappa)}${two(f.pairs1)}${two(f.pairs2)}${two(f.matchedPairs)}`;

console.log('Local engine against the labelled corpus (see README.md for what the corpus is and is not)\n');
console.log('set                     n    rho   length  QWK  pair≥1 pair≥2 same-length');
for (const split of ['dev', 'test'] as const) {
  const rows = rowsOf(splitOf(split));
  console.log(line(split, figuresOf(rows)));
  for (const language of ['fr', 'en'] as const)
    console.log(line(`  ${split} ${language}`, figuresOf(rows.filter((row) => row.language === language))));
  for (const kind of new Set(rows.map((row) => row.kind)))
    console.log(line(`  ${split} ${kind}`, figuresOf(rows.filter((row) => row.kind === kind))));
}

const all = loadCorpus();
const gates = gateFigures(all);
console.log(
  `\ngates, recall: gibberish ${two(gates.gibberish)}  copied ${two(gates.copied)}  keywords ${two(gates.keywords)}  false alarms ${two(gates.falseAlarms)}`,
);
console.log(`padding, mean change of the level: ${paddingChange(splitOf('test')).toFixed(3)}`);
console.log(`identity swap, largest change: ${identityChange(all).toFixed(4)}`);

const started = performance.now();
let answers = 0;
for (const entry of all) {
  for (const { question, answer, kind } of entry.answers) {
    scoreOne(entry, question, answer, kind);
    answers++;
  }
}
console.log(
  `time, warm: ${((performance.now() - started) / answers).toFixed(2)} ms an answer, its question's description included`,
);

if (process.argv.includes('--verbose')) {
  for (const row of rowsOf(all).filter((each) => Math.abs(each.level - each.label) >= 2)) {
    console.log(
      `${row.job} ${row.kind} label ${row.label} value ${row.value.toFixed(2)} ${row.flags.join(',')} ${row.question.slice(0, 50)}`,
    );
  }
}
