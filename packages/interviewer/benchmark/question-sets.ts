import { INTERVIEW_LANGUAGES } from '@kafaa/domain/jobs/options';
import type { CompanyBrief, InterviewLanguage, JobBrief } from '@kafaa/interviewer/contract';
import { skillCoverage } from '@kafaa/interviewer/questions/coverage';
import { familyOf } from '@kafaa/interviewer/questions/family';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { hash } from '@kafaa/interviewer/questions/wording';
import { READ_JOBS, readOffer } from './question-jobs.ts';
import { VERDICTS } from './question-verdicts.ts';

const HEAD = `# Forty sets of questions, read

Twenty jobs as far apart as the option lists allow, in French and in English, as the local engine writes their questions.
Made by \`npm run questions:read\`; a test holds that this page is what the bank says today.

A reader who recruits looked at every set for what one would be ashamed to send: stiff, generic, mis-agreed, repeated,
leading or double questions, a case that the trade does not know. The verdict stands under each set with what had to be
changed in the bank before it passed. A set that has changed since it was read says so.
`;

const key = (job: string, language: InterviewLanguage) => `${job}/${language === 'Anglais' ? 'en' : 'fr'}`;

/** Every set with its questions; the mark tells whether a set is still the one that was read. */
function readSets() {
  return INTERVIEW_LANGUAGES.toReversed().flatMap((language) =>
    READ_JOBS.map((read) => {
      const { job, company } = readOffer(read, language);
      const questions = generateQuestions(job, company);
      const mark = hash(questions.map(({ text }) => text).join('\n')).toString(16);
      return { id: key(read.key, language), job, company, questions, mark };
    }),
  );
}

/** The appendix of the report, as Markdown. */
export function appendix(): string {
  const sets = readSets().map(({ id, job, company, questions, mark }) => {
    const verdict = VERDICTS[id];
    const read = verdict?.mark === mark ? verdict.text : `**Changed since it was read.** (${mark})`;
    const asked = questions.map(
      ({ text, competency, kind }, index) => `${index + 1}. ${text} — *${competency} (${kind})*`,
    );
    const facts = `${job.seniorityLevel}, ${job.type}; ${job.skills.join(', ')}; ${job.softSkills.join(', ')}; ${company.companyValues.join(', ')}`;
    return [`## ${job.title} (${job.interviewLanguage})`, facts, asked.join('\n'), `Reader: ${read}`].join('\n\n');
  });
  return `${[HEAD.trim(), ...sets].join('\n\n')}\n`;
}

/** An offer of a list that somebody else wrote; `split` keeps what may not be read yet out of the print. */
export interface ListedOffer {
  key: string;
  split?: string;
  job: JobBrief;
  company: CompanyBrief;
}

/** The question sets of a list of offers, for people to read: what each asks, of which kind, and which listed skills nothing asks. */
export function printedSets(offers: readonly ListedOffer[]): string {
  return offers
    .map(({ job, company }) => {
      const questions = generateQuestions(job, company);
      const left = skillCoverage(questions, job).flatMap(({ skill, questions: asking }) =>
        asking.length === 0 ? [skill] : [],
      );
      const lines = questions.map(
        ({ text, kind, competency }, index) =>
          `${index + 1}. ${text} — *${competency} (${kind})* ${lintQuestion(text).join(' ')}`,
      );
      const facts = `${job.seniorityLevel}, ${job.minExperienceYears} years; trade: ${familyOf(job, company)?.key ?? 'none'}; not asked: ${left.join(', ') || 'nothing'}`;
      return [`## ${job.title} (${job.interviewLanguage})`, facts, lines.join('\n')].join('\n\n');
    })
    .join('\n\n');
}
