import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Everything that decides what training reads and learns. Code that only uses the weights (gates, reasons, notes) is not listed. */
const SOURCES = [
  'packages/interviewer/src/language',
  'packages/interviewer/src/privacy',
  'packages/interviewer/src/questions/bank',
  'packages/interviewer/src/questions/describe.ts',
  'packages/interviewer/src/questions/family.ts',
  'packages/interviewer/src/questions/first-job.ts',
  'packages/interviewer/src/questions/frame.ts',
  'packages/interviewer/src/questions/job-title.ts',
  'packages/interviewer/src/questions/noun-gender.ts',
  'packages/interviewer/src/questions/seniority.ts',
  'packages/interviewer/src/questions/skill-form.ts',
  'packages/interviewer/src/questions/skill-questions.ts',
  'packages/interviewer/src/questions/skill-words.ts',
  'packages/interviewer/src/questions/wording.ts',
  'packages/interviewer/src/questions/words.ts',
  'packages/interviewer/src/safety',
  'packages/interviewer/src/scoring/actions.ts',
  'packages/interviewer/src/scoring/closed.ts',
  'packages/interviewer/src/scoring/features.ts',
  'packages/interviewer/src/scoring/grams.ts',
  'packages/interviewer/src/scoring/hollow.ts',
  'packages/interviewer/src/scoring/lexicon-en.ts',
  'packages/interviewer/src/scoring/lexicon-fr.ts',
  'packages/interviewer/src/scoring/model.ts',
  'packages/interviewer/src/scoring/phrases.ts',
  'packages/interviewer/src/scoring/prepare.ts',
  'packages/interviewer/src/scoring/relevance/encoder.ts',
  'packages/interviewer/src/scoring/relevance/pack.ts',
  'packages/interviewer/src/scoring/relevance/relevance.ts',
  'packages/interviewer/src/scoring/relevance/signs.ts',
  'packages/interviewer/src/scoring/relevance/terms.ts',
  'packages/interviewer/src/scoring/relevance/trees.ts',
  'packages/interviewer/src/scoring/relevance/word-vectors.json',
  'packages/interviewer/src/scoring/self-presentation.ts',
  'packages/interviewer/src/scoring/substance.ts',
  'packages/interviewer/src/scoring/tools.ts',
  'packages/interviewer/src/scoring/topic.ts',
  'packages/interviewer/test/seeded.ts',
  'research/src/material',
  'research/src/training/fit.ts',
  'research/src/training/relevance',
  'research/src/training/ridge.ts',
  'research/src/training/strange.ts',
  'research/src/training/typing.ts',
  'research/src/training/validate.ts',
  'research/corpus/adversarial/off-topic.json',
  'research/corpus/adversarial/ready-made.json',
  'research/corpus/relevance',
  'research/corpus/second/mixed',
  'research/corpus/second/spelling',
  'research/corpus/second/templates',
  'research/corpus/second/we',
  'research/corpus/voices',
];

const ROOT = new URL('../../../', import.meta.url);

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
