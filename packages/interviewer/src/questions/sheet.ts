import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { BANK_SIGNATURE } from '../keys/bank.ts';
import { lintKey, type KeyAdvice } from '../keys/lint.ts';
import { questionForSkill, skillCoverage, type SkillCoverage } from './coverage.ts';

/** Advice shown beside an offer's questions: coverage of the listed skills, and advice on each key. */
export interface QuestionSheet {
  /** `suggestion`: a question for a skill that no question covers; null when one covers it or the bank has none. */
  coverage: (SkillCoverage & { suggestion: string | null })[];
  /** Advice on each question's key, in the order of the questions. */
  advice: KeyAdvice[][];
}

/** Builds the sheet for all questions of an offer. */
export function readSheet(questions: readonly Question[], job: JobBrief, company: CompanyBrief): QuestionSheet {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  return {
    coverage: skillCoverage(questions, job).map((each) => ({
      ...each,
      suggestion:
        each.questions.length > 0 ? null : (questionForSkill(each.skill, job, company, questions)?.text ?? null),
    })),
    // Keys from the bank are checked by its tests, so they get no advice here.
    advice: questions.map((question) => (question.key?.signedBy === BANK_SIGNATURE ? [] : lintKey(question, language))),
  };
}
