import { writeFileSync } from 'node:fs';
import { appendix } from './question-sets.ts';

/** Writes the appendix of question sets: `npm run questions:read`. */
const text = appendix();
writeFileSync(new URL('../../../docs/intelligence-questions.md', import.meta.url), text);
const open = text.split('**Changed since it was read.**').length - 1;
console.log(`docs/intelligence-questions.md: ${open} sets to be read.`);
