import type { CompanyBrief, JobBrief } from '@kafaa/interviewer/contract';
import type { CompanyRow } from '../companies/store.ts';
import type { JobRow } from './store.ts';

type BriefSource = Pick<
  JobRow,
  'title' | 'description' | 'location' | 'type' | 'idealProfile' | 'interviewLanguage'
> & { measuredAs?: JobRow['measuredAs'] };

/** The offer as the engines see it: since the first interview, as it was then. */
export function jobBrief({
  title,
  description,
  location,
  type,
  idealProfile,
  interviewLanguage,
  measuredAs,
}: BriefSource): JobBrief {
  return { title, description, location, type, ...measuredAs, ...idealProfile, interviewLanguage };
}

/** The company as the engines see it. */
export function companyBrief({ name, industry, description, size, values }: CompanyRow): CompanyBrief {
  return {
    name,
    industry: industry ?? '',
    companyDescription: description ?? '',
    companySize: size ?? '',
    companyValues: values,
  };
}
