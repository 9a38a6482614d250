import { createHash } from 'node:crypto';
import { evaluateInterview } from '@kafaa/interviewer/local';
import type { InterviewInput } from '@kafaa/interviewer/contract';

// Evaluates the same interview a hundred times in a separate process; prints the number of different results and the first hash.
const input = JSON.parse(process.argv[2] ?? '{}') as InterviewInput;
const hashes = new Set(
  Array.from({ length: 100 }, () =>
    createHash('sha256')
      .update(JSON.stringify(evaluateInterview(input)))
      .digest('hex'),
  ),
);
process.stdout.write(`${hashes.size} ${[...hashes][0]}`);
