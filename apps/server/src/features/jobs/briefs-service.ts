import type { CompanyBrief, JobBrief } from '@kafaa/interviewer/contract';
import { defaultEmphasis } from '@kafaa/interviewer/weights';
import type { CompanyRow } from '../companies/store.ts';
import type { JobRow } from './store.ts';

type BriefSource = Pick<JobRow, 'title' | 'description' | 'location' | 'type' | 'idealProfile' | 'interviewLanguage'> &
  Partial<Pick<JobRow, 'measuredAs' | 'emphasis' | 'indispensableSkills' | 'asksForWriting'>>;

/** Returns the offer as the engines see it; from the first interview on, with its texts of that time (`measuredAs`). */
export function jobBrief({
  title,
  description,
  location,
  type,
  idealProfile,
  interviewLanguage,
  measuredAs,
  emphasis,
  indispensableSkills = [],
  asksForWriting = false,
}: BriefSource): JobBrief {
  const brief = { title, description, location, type, ...measuredAs, ...idealProfile, interviewLanguage };
  return { ...brief, emphasis: emphasis ?? defaultEmphasis(brief), indispensableSkills, asksForWriting };
}

/** Returns the offer's weights: the company's choice, or else the default of its trade. */
export function weightsOf(job: BriefSource) {
  const { emphasis = 'balanced', indispensableSkills = [], asksForWriting = false } = jobBrief(job);
  return { emphasis, indispensableSkills, asksForWriting };
}

/** Returns the company as the engines see it. */
export function companyBrief({ name, industry, description, size, values }: CompanyRow): CompanyBrief {
  return {
    name,
    industry: industry ?? '',
    companyDescription: description ?? '',
    companySize: size ?? '',
    companyValues: values,
  };
}
