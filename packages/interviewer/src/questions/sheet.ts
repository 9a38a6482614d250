import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { BANK_SIGNATURE } from '../keys/bank.ts';
import { lintKey, type KeyAdvice } from '../keys/lint.ts';
import { questionForSkill, skillCoverage, type SkillCoverage } from './coverage.ts';

/** What the recruiter reads beside an offer's questions: the listed skills, and what to change in each key. */
export interface QuestionSheet {
  /** `suggestion`: a question that would ask for a skill that none asks for; null where one does, or the bank has none. */
  coverage: (SkillCoverage & { suggestion: string | null })[];
  /** In the order of the questions. */
  advice: KeyAdvice[][];
}

/** Reads the questions of an offer as a whole. */
export function readSheet(questions: readonly Question[], job: JobBrief, company: CompanyBrief): QuestionSheet {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  return {
    coverage: skillCoverage(questions, job).map((each) => ({
      ...each,
      suggestion:
        each.questions.length > 0 ? null : (questionForSkill(each.skill, job, company, questions)?.text ?? null),
    })),
    // The bank's keys are read by their tests.
    advice: questions.map((question) => (question.key?.signedBy === BANK_SIGNATURE ? [] : lintKey(question, language))),
  };
}
