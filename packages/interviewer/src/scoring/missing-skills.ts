import type { Evaluation, InterviewInput } from '../contract.ts';
import { namedSkills } from '../cv/skills.ts';
import { SCORED_CHARACTERS } from './prepare.ts';

/** A skill counts as shown when an answer of this level puts it to work, or the CV names it. */
const SHOWN_FROM = 2;

/** Of the offer's indispensable skills those that neither the CV nor an answer gives evidence of. Nothing follows from it. */
export function missingSkills(
  { job, exchanges }: Pick<InterviewInput, 'job' | 'exchanges'>,
  { answers, cv }: Pick<Evaluation, 'answers' | 'cv'>,
): string[] {
  const { indispensableSkills = [] } = job;
  if (indispensableSkills.length === 0) return [];
  const shown = new Set(cv?.skills.map(({ name }) => name));
  for (const [index, { question, answer }] of exchanges.entries()) {
    if ((answers[index]?.level ?? 0) < SHOWN_FROM) continue;
    shown.add(question.competency);
    for (const name of namedSkills((answer ?? '').slice(0, SCORED_CHARACTERS), indispensableSkills)) shown.add(name);
  }
  return indispensableSkills.filter((skill) => !shown.has(skill));
}
