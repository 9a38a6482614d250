import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Everything that decides what training reads and learns. Code that only uses the weights (gates, reasons, notes) is not listed. */
const SOURCES = [
  'src/language',
  'src/privacy',
  'src/questions/bank',
  'src/questions/describe.ts',
  'src/questions/family.ts',
  'src/questions/first-job.ts',
  'src/questions/frame.ts',
  'src/questions/job-title.ts',
  'src/questions/noun-gender.ts',
  'src/questions/seniority.ts',
  'src/questions/skill-form.ts',
  'src/questions/skill-questions.ts',
  'src/questions/skill-words.ts',
  'src/questions/wording.ts',
  'src/questions/words.ts',
  'src/safety',
  'src/scoring/actions.ts',
  'src/scoring/closed.ts',
  'src/scoring/features.ts',
  'src/scoring/grams.ts',
  'src/scoring/hollow.ts',
  'src/scoring/lexicon-en.ts',
  'src/scoring/lexicon-fr.ts',
  'src/scoring/model.ts',
  'src/scoring/phrases.ts',
  'src/scoring/prepare.ts',
  'src/scoring/relevance/encoder.ts',
  'src/scoring/relevance/pack.ts',
  'src/scoring/relevance/relevance.ts',
  'src/scoring/relevance/signs.ts',
  'src/scoring/relevance/terms.ts',
  'src/scoring/relevance/trees.ts',
  'src/scoring/relevance/word-vectors.ts',
  'src/scoring/self-presentation.ts',
  'src/scoring/substance.ts',
  'src/scoring/tools.ts',
  'src/scoring/topic.ts',
  'benchmark/examples.ts',
  'benchmark/fit.ts',
  'benchmark/relevance',
  'benchmark/ridge.ts',
  'benchmark/strange.ts',
  'benchmark/typing.ts',
  'benchmark/validate.ts',
  'benchmark/adversarial/off-topic.json',
  'benchmark/adversarial/ready-made.json',
  'benchmark/second/mixed',
  'benchmark/second/spelling',
  'benchmark/second/templates',
  'benchmark/second/we',
  'benchmark/voices',
];

const ROOT = new URL('../', import.meta.url);

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(new URL(`${path}/`, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'ratings' ? [] : filesOf(inside);
    // Markdown pages and the voices of the test split are not learned from.
    return /\.md$|^t\d+\.txt$/.test(entry.name) ? [] : [inside];
  });
}

/** Code without comments and layout, so that changes of either do not ask for a new training. */
function essence(path: string, text: string): string {
  if (!path.endsWith('.ts')) return text;
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/[\s,]+/g, '');
}

/** Hash of everything the weights are learned from. If it differs from the hash of the last training, the weights are stale. */
export function learnedFrom(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesOf).sort())
    hash.update(path).update(essence(path, readFileSync(new URL(path, ROOT), 'utf8')));
  return hash.digest('hex').slice(0, 12);
}
