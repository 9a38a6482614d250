import { readFileSync, writeFileSync } from 'node:fs';
import { appendix, type ListedOffer, printedSets } from './question-sets.ts';

/**
 * `npm run questions:read` writes the appendix of question sets. With files (`npm run questions:read -- offers.json`) it prints the
 * sets of the offers in them instead, without those of the test split.
 */
const files = process.argv.slice(2).filter((each) => each.endsWith('.json'));
if (files.length > 0) {
  const offers = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as ListedOffer[]);
  console.log(printedSets(offers.filter(({ split }) => split !== 'test')));
} else {
  const text = appendix();
  writeFileSync(new URL('../../../docs/question-sets.md', import.meta.url), text);
  const open = text.split('**Changed since it was read.**').length - 1;
  console.log(`docs/question-sets.md: ${open} sets to be read.`);
}
