import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calibrate, levelOf, type Weights } from '@kafaa/interviewer/scoring/model';
import { kindsCurve, PLAIN_CUTS, sizeCurve } from './curve.ts';
import { prepare } from '#/material/examples';
import { figuresOf, type Figures } from '#/benchmark/figures';
import { CHOSEN, fit } from './fit.ts';
import { learnedFrom } from './learned-from.ts';
import type { RelevanceTrained } from './relevance/run.ts';
import { store } from './stored.ts';
import { materialFrom } from './strange.ts';
import { cutsOf, hollowLimit, leaveOut, offTopicRule, TOGETHER, type Guess } from './validate.ts';
import { loadValidation, UNSEEN_FILE, VALIDATION_FILE, type Validation } from './validation.ts';
import { loadVoices } from '#/material/voices';

/** Share of honest answers that may be flagged as off-topic; all gates together may hit 2 %. */
const FALSE_ALARMS = 0.013;
/** Share of honest answers of level 3 and 4 that may lie above the limit of hollow answers. */
const HOLLOW_ALARMS = 0.03;
const WORST = 25;
/** Place of the count, kept by hand, of how often test figures were seen while the engine was still being changed. */
const TEST_LOOKS = 'counted in research/README.md';

const started = performance.now();
const log = (text: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

function figures(guesses: readonly Guess[]): Figures {
  return figuresOf(
    guesses.map(({ example, value }) => ({
      answer: example,
      label: example.level,
      value,
      level: levelOf(value),
      flags: [],
    })),
  );
}

const beside = fork(fileURLToPath(new URL('./relevance/run.ts', import.meta.url)));
beside.once('exit', (code) => {
  if (code !== 0) process.exit(code ?? 1);
});
const relevanceRun = once(beside, 'message');
const examples = prepare(loadVoices().filter((each) => each.split === 'dev'));
const material = materialFrom(examples);
log(`${examples.length} answers of dev read`);

// Guesses are made with plain cuts, which leave the raw value unchanged.
const raw = leaveOut(material, 'both', CHOSEN, PLAIN_CUTS);
const cuts = cutsOf(raw.guesses);
const [trained] = (await relevanceRun) as [RelevanceTrained];
const { found: relevance } = trained;
const above = new Map(trained.above);
const recut = (guess: Guess): Guess => ({
  ...guess,
  value: calibrate(guess.value, cuts),
  relevance: above.get(guess.example.id) ?? guess.relevance,
});
const unseen = { ...raw, guesses: raw.guesses.map(recut), strange: raw.strange.map(recut) };
const hollow = hollowLimit(raw, HOLLOW_ALARMS);
const chosen = offTopicRule(unseen, FALSE_ALARMS);
const padding = unseen.padding.reduce((sum, each) => sum + Math.abs(each), 0) / unseen.padding.length;
log(`hollow ${JSON.stringify(hollow)}`);
log(`off-topic ${JSON.stringify(chosen)}; padding ${padding.toFixed(3)}`);
const weights: Weights = { ...fit(material, CHOSEN), cuts, offTopicRule: chosen.rule, hollowFrom: hollow.from };

const named = (record: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== 0));
const data: Weights = {
  level: named(weights.level),
  offTopic: named(weights.offTopic),
  empty: named(weights.empty),
  hollow: named(weights.hollow),
  hollowFrom: weights.hollowFrom,
  cuts,
  offTopicRule: {
    from: chosen.rule.from,
    level: chosen.rule.level,
    shared: chosen.rule.shared,
    relevance: chosen.rule.relevance,
  },
  grams: weights.grams,
};
store('scoring/weights.json', {
  about:
    'Weights of the local engine (docs/intelligence-report.md), written by `npm run train:local`. Grams: rarity, then gram:level:off-topic:empty:hollow in hundredths.',
  learnedFrom: learnedFrom(),
  data,
});
log('weights.json written');

const both = unseen.guesses;
const values = both.map(({ example, value }) => `  "${example.id}": ${Math.round(value * 1000) / 1000}`);
writeFileSync(UNSEEN_FILE, `{\n${values.join(',\n')}\n}\n`);
const voice = figures(leaveOut(material, 'voice', CHOSEN, cuts).guesses);
log(`${TOGETHER} voices left out: ${voice.spearman.toFixed(3)}`);
const job = figures(leaveOut(material, 'job', CHOSEN, cuts).guesses);
log(`a fifth of the jobs left out: ${job.spearman.toFixed(3)}; both: ${figures(both).spearman.toFixed(3)}`);
const curves = process.argv.includes('--curves')
  ? { sizes: sizeCurve(material), kinds: kindsCurve(material) }
  : existsSync(VALIDATION_FILE)
    ? { sizes: loadValidation().sizes, kinds: loadValidation().kinds }
    : { sizes: [], kinds: [] };
const short = (line: string, most: number): string =>
  (line.length > most ? `${line.slice(0, most)}…` : line).replace(/\s+/g, ' ').replaceAll('|', '/');
const count = (table: string): number => table.split('|').filter((entry) => entry.includes(':')).length;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const plain = (each: Figures): Figures =>
  Object.fromEntries(Object.entries(each).map(([key, value]) => [key, rounded(value as number)])) as unknown as Figures;

const validation: Validation = {
  voice: plain(voice),
  job: plain(job),
  both: plain(figures(both)),
  cuts: cuts.join(', '),
  offTopic: {
    ...chosen,
    zero: rounded(chosen.zero),
    strange: rounded(chosen.strange),
    falseAlarms: rounded(chosen.falseAlarms),
  },
  hollow: { from: hollow.from, caught: rounded(hollow.caught) },
  relevance,
  padding: { pairs: unseen.padding.length, mean: rounded(padding) },
  ...curves,
  worst: [...both]
    .sort((a, b) => Math.abs(b.value - b.example.level) - Math.abs(a.value - a.example.level))
    .slice(0, WORST)
    .map(({ example, value }) => ({
      id: example.id,
      kind: example.kind,
      label: example.level,
      value: rounded(value),
      question: short(example.question, 90),
      text: short(example.text, 160),
    })),
  named: Object.keys(weights.level).length,
  words: count(weights.grams['fr-words']) + count(weights.grams['en-words']),
  letters: count(weights.grams['fr-letters']) + count(weights.grams['en-letters']),
  english: examples.filter((each) => each.language === 'en').length,
  strange: new Set(material.strange.map((each) => each.voice)).size,
  readyMade: material.readyMade.length,
  learnedFrom: learnedFrom(),
  testLooks: TEST_LOOKS,
};
writeFileSync(VALIDATION_FILE, `${JSON.stringify(validation, null, 2)}\n`);
log('validation.json written');
