import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@kafaa/interviewer/contract';
import { modelOf } from '@kafaa/interviewer/scoring/model';
import { gateFigures, injectionFigure, paddingFigure } from './adversarial-figures.ts';
import { PLAIN_CUTS, WORDS_ONLY } from '#/training/curve';
import { cvFigures } from './cv-figures.ts';
import { prepare, scoreOne } from '#/material/examples';
import { fit } from '#/training/fit';
import { identityFigure } from './identity-figures.ts';
import { pasteFigures } from './paste-figures.ts';
import {
  agreement,
  emptyFigures,
  identityChange,
  least,
  levelFigures,
  most,
  paddingChange,
  rowsOf,
  slicesOf,
  surfaceCues,
  tableRows,
  writeReport,
  type Measured,
  type TableRow,
} from './report.ts';
import { pageRows } from './page-figures.ts';
import { secondRows } from './second/rows-of-split.ts';
import { splitTable } from './second/rows.ts';
import { materialFrom } from '#/training/strange';
import { judge } from '#/training/validate';
import { loadValidation } from '#/training/validation';
import { loadVoices } from '#/material/voices';

const all = loadVoices();
const dev = all.filter((each) => each.split === 'dev');
const test = all.filter((each) => each.split === 'test');
const distinct = (list: readonly { voice: string; job: string }[], key: 'voice' | 'job'): number =>
  new Set(list.map((each) => each[key])).size;

const baseline = modelOf({ ...fit(materialFrom(prepare(dev)), WORDS_ONLY), cuts: PLAIN_CUTS });
const wordsOnly = new Map(judge(prepare(test), baseline).map(({ example, value }) => [example.id, value]));
const rows = rowsOf(test);

const started = performance.now();
for (const answer of test.slice(0, 200)) scoreOne(answer, answer.text);
const milliseconds = (performance.now() - started) / Math.min(test.length, 200);

const GATE_ROWS: Readonly<Record<string, readonly [french: string, recall: number, falseAlarms: number]>> = {
  gibberish: ['Textes sans langue', 0.97, 0.01],
  copied: ['Questions recopiées', 0.97, 0.01],
  empty: ['Réponses vides', 0.97, 0.01],
  keywords: ['Listes de mots-clés', 0.85, 0.02],
  'off-topic': ['Hors sujet', 0.85, 0.02],
};

/** Rows for gates, injections, CVs, names and pasting, each measured on its own material. */
function materialRows(): TableRow[] {
  const gates = gateFigures('test').flatMap(({ set, recall, bad, falseAlarms, controlsHit, controls }): TableRow[] => {
    const [french, goal, alarms] = GATE_ROWS[set] ?? [set, 0.85, 0.02];
    return [
      least(`${set}: recall (${bad})`, `${french}, reconnus`, recall, goal),
      most(`${set}: honest answers hit`, `${french}, réponses honnêtes écartées à tort`, falseAlarms, alarms, 3),
      ...(controls === 0
        ? []
        : [
            {
              metric: `${set}: look-alikes hit (${controls})`,
              french: `${french}, ressemblances honnêtes écartées à tort`,
              goal: '',
              figure: controlsHit.toFixed(2),
              met: '',
            },
          ]),
    ];
  });
  const padding = paddingFigure('test');
  const injection = injectionFigure('test');
  const identities = identityFigure('test');
  const cvs = cvFigures('test');
  const pastes = pasteFigures('test');
  return [
    ...gates,
    most(
      `padding around an answer (${padding.pairs}), mean change`,
      'Remplissage, écart moyen de niveau',
      padding.mean,
      0.1,
    ),
    most(
      `injection (${injection.pairs}), largest gain in points`,
      'Consignes glissées, plus grand gain en points',
      injection.largest,
      1,
      0,
    ),
    most(
      `identity swapped, our own lists (${identities.interviews} interviews), largest change`,
      'Identité changée, dans notre propre essai (ses limites sont dites plus haut), plus grand écart en points',
      identities.largest,
      0,
    ),
    least('hidden text in CVs: recall', 'Textes cachés dans les CV, trouvés', cvs.hiddenRecall, 0.95),
    least('hidden text in CVs: precision', 'Textes cachés dans les CV, à juste titre', cvs.hiddenPrecision, 0.95),
    least(`degree from CV (${cvs.files} files)`, 'Diplôme lu dans le CV', cvs.degree, 0.92),
    least('languages from CV', 'Langues lues dans le CV', cvs.language, 0.92),
    least('experience within 6 months', 'Expérience lue à six mois près', cvs.experience, 0.88),
    least(`verbatim paste flagged (${pastes.pastes})`, 'Textes collés signalés', pastes.recall, 0.8),
    most('… at false positives per interview', '… entretiens honnêtes signalés à tort', pastes.falsePositives, 0.01, 3),
  ];
}

const counts = {
  dev: dev.length,
  test: test.length,
  devVoices: distinct(dev, 'voice'),
  testVoices: distinct(test, 'voice'),
  devJobs: distinct(dev, 'job'),
  testJobs: distinct(test, 'job'),
};
const START = new URL('../../results/starting-line.md', import.meta.url);
/** The second edition's test split is measured only with « --open-test »; its table is then kept in this file. */
const OPENED = new URL('../../results/opened.md', import.meta.url);
if (process.argv.includes('--open-test')) writeFileSync(OPENED, splitTable('test', secondRows('test')));
const measured: Measured = {
  slices: slicesOf(rows, wordsOnly),
  empty: emptyFigures(rows),
  padding: paddingChange(test),
  identity: identityChange(test.filter((_, index) => index % 5 === 0)),
  agreement: agreement(all),
  surface: surfaceCues(all),
  validation: loadValidation(),
  more: materialRows(),
  second: {
    start: readFileSync(START, 'utf8'),
    dev: splitTable('dev', secondRows('dev')),
    test: existsSync(OPENED) ? readFileSync(OPENED, 'utf8') : null,
  },
  counts,
  engine: ENGINE_VERSION,
};
const report = writeReport(measured);
console.log(report);
console.log(`time, warm: ${milliseconds.toFixed(2)} ms an answer, its question's description included`);
if (!process.argv.includes('--dry')) {
  writeFileSync(new URL('../../../docs/intelligence-report.md', import.meta.url), report);
  const rowsForPage = tableRows(measured).map(({ french, goal, figure, baseline, met }) => ({
    metric: french,
    goal,
    figure,
    ...(baseline === undefined ? {} : { baseline }),
    ...(met === '' ? {} : { met: met === '✓' }),
  }));
  const page = {
    engine: ENGINE_VERSION,
    answers: { train: counts.dev, test: counts.test, testJobs: counts.testJobs, testVoices: counts.testVoices },
    rows: rowsForPage,
    levels: levelFigures(rows),
    second: {
      split: measured.second.test === null ? 'dev' : 'test',
      rows: pageRows(measured.second.test ?? measured.second.dev),
    },
  };
  writeFileSync(
    new URL('../../../packages/interviewer/src/figures.json', import.meta.url),
    `${JSON.stringify(page, null, 2)}\n`,
  );
}
