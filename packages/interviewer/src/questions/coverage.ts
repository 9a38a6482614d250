import type { CompanyBrief, JobBrief, Question } from '../contract.ts';
import { contentStems } from '../language/content.ts';
import { fold } from '../language/normalise.ts';
import { framed, skillWhy } from './frame.ts';
import { questionsOnSkill } from './skill-questions.ts';
import { frenchTypography, hash } from './wording.ts';

/** One listed skill of an offer, and the questions that ask for it, as indexes. */
export interface SkillCoverage {
  skill: string;
  questions: number[];
}

/** Whether a question asks for a skill or the trade of the offer, whatever its kind. */
export function asksForSkill(
  { competency }: Pick<Question, 'competency'>,
  job: Pick<JobBrief, 'skills' | 'title'>,
): boolean {
  return competency === job.title || job.skills.includes(competency);
}

/** The questions on each listed skill of an offer: those that measure it, and those that contain all its content words. */
export function skillCoverage(
  questions: readonly Pick<Question, 'text' | 'competency'>[],
  job: Pick<JobBrief, 'skills' | 'interviewLanguage'>,
): SkillCoverage[] {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const asked = questions.map(({ text }) => new Set(contentStems(text, language)));
  return job.skills.map((skill) => {
    const stems = contentStems(skill, language);
    return {
      skill,
      questions: questions.flatMap(({ competency }, index) =>
        fold(competency) === fold(skill) || (stems.length > 0 && stems.every((stem) => asked[index]?.has(stem)))
          ? [index]
          : [],
      ),
    };
  });
}

/** A question on one listed skill that the offer does not have yet; null if the bank has no more. */
export function questionForSkill(
  skill: string,
  job: JobBrief,
  company: CompanyBrief,
  asked: readonly Pick<Question, 'text'>[] = [],
): Question | null {
  const language = job.interviewLanguage === 'Anglais' ? 'en' : 'fr';
  const known = new Set(asked.map(({ text }) => fold(text)));
  const items = questionsOnSkill(skill, job, company, hash(skill)).map((item) => ({
    ...item,
    text: language === 'fr' ? frenchTypography(item.text) : item.text,
  }));
  const item = items.find(({ text }) => !known.has(fold(text)));
  return item ? framed(item, skill, `Compétence demandée : ${skill}`, skillWhy(skill), language) : null;
}
