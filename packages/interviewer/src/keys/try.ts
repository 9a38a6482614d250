import type { AnswerEvaluation, AnswerKey, CompanyBrief, JobBrief, Question } from '../contract.ts';
import { scoreAnswers } from '../local.ts';

/** Judges one typed answer as if the key were signed, so that a key's author can try it out. */
export function tryKey(
  answer: string,
  key: AnswerKey,
  question: Question,
  { job, company }: { job: JobBrief; company: CompanyBrief },
): AnswerEvaluation {
  const exchange = { question: { ...question, key: { ...key, signedBy: 'essai' } }, answer };
  const identity = { firstName: '', lastName: '' };
  const [scored] = scoreAnswers({ job, company, exchanges: [exchange], cv: null, identity });
  if (!scored) throw new Error('invariant: scoreAnswers returned no answer (keys.tryKey)');
  return scored.evaluation;
}
