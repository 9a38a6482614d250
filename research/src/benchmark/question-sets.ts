import { readFileSync } from 'node:fs';
import type { CompanyBrief, JobBrief, Question } from '@kafaa/interviewer/contract';
import { skillCoverage } from '@kafaa/interviewer/questions/coverage';
import { familyOf } from '@kafaa/interviewer/questions/family';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { hash } from '@kafaa/interviewer/questions/wording';

/** An offer of a list; `split` is used to keep offers of the test split from being printed. */
export interface ListedOffer {
  key: string;
  split?: string;
  job: JobBrief;
  company: CompanyBrief;
}

/** A reader's verdict on one set, with the hash of the set that was read. */
interface Verdict {
  mark: string;
  text: string;
}

const dataOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../corpus/${name}`, import.meta.url), 'utf8'));

/** Sixty offers of unusual trades, written for this review: 38 interviews in French, 22 in English. */
export const UNUSUAL_OFFERS = dataOf('unusual-offers.json') as readonly ListedOffer[];

const VERDICTS = dataOf('question-verdicts.json') as Readonly<Record<string, Verdict>>;

/** Number of skills at the head of an offer's list that must each have their own question. */
const ASKED_SKILLS = 4;

const HEAD = `# Sixty question sets of unusual offers, read

Sixty offers of trades that stand in no bank, as the local engine writes their questions: 38 in French, 22 in English.
Made by \`npm run questions:read\`. A test checks that this page is what the bank says today, that each of the first four
listed skills has its question, and that no question breaks the lint (at most 20 words, one question, no protected topic).

After each question stands what it measures: a listed skill, a quality, a value of the company, the motivation or the
autonomy of the seniority; in brackets its kind. The reader's verdict stands under each set. It says so when a set has changed
since it was read.
`;

/** Skills among the first four of an offer that no question measures. */
export function unaskedSkills({ job }: ListedOffer, questions: readonly Question[]): string[] {
  return skillCoverage(questions, job)
    .slice(0, ASKED_SKILLS)
    .flatMap(({ skill, questions: asking }) => (asking.length === 0 ? [skill] : []));
}

const markOf = (questions: readonly Question[]): string =>
  hash(questions.map(({ text }) => text).join('\n')).toString(16);

function setOf({ key, job, company }: ListedOffer): string {
  const questions = generateQuestions(job, company);
  const verdict = VERDICTS[key];
  const mark = markOf(questions);
  const read = verdict?.mark === mark ? verdict.text : `**Changed since it was read.** (${mark})`;
  const asked = questions.map(
    ({ text, competency, kind }, index) => `${index + 1}. ${text} — *${competency} (${kind})*`,
  );
  const years = `${job.minExperienceYears} ${job.minExperienceYears === 1 ? 'year' : 'years'}`;
  const facts = `${job.seniorityLevel}, ${years}. Skills: ${job.skills.join(', ')}. Qualities: ${job.softSkills.join(', ')}. Values: ${company.companyValues.join(', ')}.`;
  return [`## ${job.title} (${job.interviewLanguage})`, facts, asked.join('\n'), `Reader: ${read}`].join('\n\n');
}

/** The appendix, as Markdown. */
export const appendix = (): string => `${[HEAD.trim(), ...UNUSUAL_OFFERS.map(setOf)].join('\n\n')}\n`;

/** The question sets of a list of offers, for people to read: each question with its kind, and the listed skills that are not asked. */
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
