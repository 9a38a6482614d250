import { createHash } from 'node:crypto';
import { evaluateInterview } from '@kafaa/interviewer/local';
import type { InterviewInput } from '@kafaa/interviewer/contract';

// The same interview a hundred times in a process of its own: prints how many different results there were, and the first's hash.
const input = JSON.parse(process.argv[2] ?? '{}') as InterviewInput;
const hashes = new Set(
  Array.from({ length: 100 }, () =>
    createHash('sha256')
      .update(JSON.stringify(evaluateInterview(input)))
      .digest('hex'),
  ),
);
process.stdout.write(`${hashes.size} ${[...hashes][0]}`);
