import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_INDUSTRIES, COMPANY_VALUES } from '@kafaa/domain/companies/options';
import {
  EDUCATION_LEVELS,
  INTERVIEW_LANGUAGES,
  JOB_INDUSTRIES,
  JOB_TYPES,
  SENIORITY_LEVELS,
  SOFT_SKILLS,
} from '@kafaa/domain/jobs/options';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import { lintQuestion } from '@kafaa/interviewer/questions/lint';
import { frenchTypography } from '@kafaa/interviewer/questions/wording';
import { READ_JOBS, readOffer } from '#/benchmark/question-jobs';
import { appendix, UNUSUAL_OFFERS, unaskedSkills } from '#/benchmark/question-sets';
import { companyBrief, jobBrief } from '@kafaa/interviewer/test/briefs';

const TITLES = [
  ...READ_JOBS.flatMap(({ fr, en }) => [fr[0], en[0]]),
  'Fleuriste',
  'Guide touristique',
  'Office Manager',
  'Ingénieur méthodes',
  'Sage-femme',
  'Traductrice',
  'Plombier',
];
const SKILLS = [
  ...READ_JOBS.flatMap(({ fr, en }) => [...fr[1].split(', '), ...en[1].split(', ')]),
  'Art floral',
  'Zendesk',
  'Permis B',
  'Plomberie',
  'Traduction',
  'Lean',
  'AutoCAD',
  'Public speaking',
];

/** Any offer made from the option lists, with titles and skills as recruiters write them. */
const offers = fc.record({
  job: fc.record({
    title: fc.constantFrom(...TITLES),
    skills: fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 6 }),
    softSkills: fc.uniqueArray(fc.constantFrom(...SOFT_SKILLS), { minLength: 1, maxLength: 3 }),
    type: fc.constantFrom(...JOB_TYPES),
    seniorityLevel: fc.constantFrom(...SENIORITY_LEVELS),
    educationLevel: fc.constantFrom(...EDUCATION_LEVELS),
    industryBackground: fc.constantFrom(...JOB_INDUSTRIES),
    interviewLanguage: fc.constantFrom(...INTERVIEW_LANGUAGES),
    description: fc.constant(''),
  }),
  company: fc.record({
    name: fc.constantFrom('Vega', 'Clinique El Amen', 'Hôtel Dar Saïd', 'Groupe Hannibal', ''),
    industry: fc.constantFrom(...COMPANY_INDUSTRIES),
    companyValues: fc.uniqueArray(fc.constantFrom(...COMPANY_VALUES), { minLength: 1, maxLength: 5 }),
  }),
});

describe('questions of random offers', () => {
  it('any offer gets 6 to 10 distinct questions that pass the lint and have a full description', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const job = jobBrief(offer.job);
        const company = companyBrief(offer.company);
        const questions = generateQuestions(job, company);
        expect(questions.length).toBeGreaterThanOrEqual(6);
        expect(questions.length).toBeLessThanOrEqual(10);
        expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
        for (const question of questions) {
          expect(lintQuestion(question.text), question.text).toEqual([]);
          expect(question.text).not.toMatch(/[{}]|undefined| {2}/);
          expect(question.rationale).toContain(frenchTypography(question.competency));
          expect(question.requirement).not.toBe('');
          expect(question.evidence.length).toBeGreaterThanOrEqual(3);
          expect(question.followUps).toHaveLength(2);
          for (const level of [0, 2, 4] as const) expect(question.anchors[level].length).toBeGreaterThan(10);
        }
      }),
      { seed: 20_261_121, numRuns: 400 },
    );
  });

  it('describeQuestion gives the questions of any offer their original kind and evidence', () => {
    fc.assert(
      fc.property(offers, (offer) => {
        const job = jobBrief(offer.job);
        const company = companyBrief(offer.company);
        for (const { text, kind, evidence } of generateQuestions(job, company)) {
          const again = describeQuestion(text, job, company);
          expect([again.kind, again.evidence], text).toEqual([kind, evidence]);
        }
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
  });

  it.each(INTERVIEW_LANGUAGES)('at least nine in ten work questions of twenty jobs in %s are distinct', (language) => {
    const asked = READ_JOBS.map((read) => {
      const { job, company } = readOffer(read, language);
      const own = generateQuestions(job, company).filter(({ kind }) => kind === 'knowledge' || kind === 'situation');
      return own.map(({ text }) => text);
    });
    const all = asked.flat();
    expect(all.length).toBeGreaterThanOrEqual(40);
    // Not all are distinct, because two offers that list the same skill, such as payroll, share its case.
    expect(new Set(all).size).toBeGreaterThanOrEqual(all.length * 0.9);
  });
});

describe('appendix of sixty unusual offers', () => {
  const page = readFileSync(new URL('../../docs/question-sets.md', import.meta.url), 'utf8');

  it('docs/question-sets.md equals the appendix that npm run questions:read generates', () => {
    expect(page).toBe(appendix());
  });

  it('the appendix has sixty different trades, unchanged since a person read it', () => {
    expect(new Set(UNUSUAL_OFFERS.map(({ job }) => job.title)).size).toBe(60);
    expect(page).not.toContain('Changed since it was read');
  });

  it.each(UNUSUAL_OFFERS.map((offer) => [offer.key, offer] as const))(
    'each of the first four skills has a question of its own that passes the lint: %s',
    (_, offer) => {
      const questions = generateQuestions(offer.job, offer.company);
      expect(unaskedSkills(offer, questions)).toEqual([]);
      const asked = offer.job.skills.slice(0, 4);
      expect(questions.filter(({ competency }) => asked.includes(competency))).toHaveLength(asked.length);
      for (const { text } of questions) expect(lintQuestion(text), text).toEqual([]);
    },
  );
});
