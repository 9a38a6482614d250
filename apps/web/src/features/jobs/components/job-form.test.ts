import { describe, expect, it } from 'vitest';
import { salaryText, searchJobs, type JobEntry } from './job-facts.ts';
import { EMPTY_JOB, missingAnswers, parseSalary, stepOf, toPayload } from './job-form.ts';

describe('a salary as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['2400', 2400],
    ['2 400', 2400],
    ['2\u202F400,5', 2400.5],
    ['0', 0],
    ['-5', -5],
  ])('%j is %j', (text, value) => expect(parseSalary(text)).toBe(value));

  it.each(['beaucoup', '2400 DT', '1,2,3', '1e5', '.'])('%j is no number', (text) => {
    expect(parseSalary(text)).toBeNaN();
  });
});

it.each([
  [null, 'Non divulgué'],
  [2400, '2\u202F400\u00A0DT par mois'],
  [1250.75, '1\u202F250,75\u00A0DT par mois'],
  [850.125, '850,125\u00A0DT par mois'],
])('a salary of %j is shown as %j', (salary, text) => expect(salaryText(salary)).toBe(text));

describe('the wizard', () => {
  it('counts what each step lacks', () => {
    expect(missingAnswers(EMPTY_JOB)).toEqual([4, 4, 3]);
    const idealProfile = {
      ...EMPTY_JOB.idealProfile,
      skills: ['React'],
      minExperienceYears: 0,
      softSkills: ['Leadership'],
    };
    expect(missingAnswers({ ...EMPTY_JOB, title: 'Développeur', salary: 'x', idealProfile })).toEqual([4, 2, 2]);
  });

  it('joins the industries with commas and sends no salary as null', () => {
    const values = {
      ...EMPTY_JOB,
      idealProfile: { ...EMPTY_JOB.idealProfile, industryBackground: ['Finance', 'Commerce'] },
    };
    expect(toPayload(values)).toMatchObject({
      salary: null,
      idealProfile: { industryBackground: 'Finance, Commerce' },
    });
  });

  it.each([
    ['title', 0],
    ['salary', 0],
    ['idealProfile.skills', 1],
    ['idealProfile.skills.2', 1],
    ['idealProfile.softSkills', 2],
    ['unknown', 0],
  ])('%s stands on step %i', (path, step) => expect(stepOf(path)).toBe(step));
});

describe('searching offers', () => {
  const entry = (title: string, description: string) => ({ job: { title, description }, numCandidates: 0 }) as JobEntry;
  const jobs = [entry('Développeur', 'Tunis'), entry('Comptable', 'Clôture annuelle')];

  it.each([
    ['', 2],
    ['  ', 2],
    ['DEVELOPPEUR', 1],
    ['cloture', 1],
    ['boulanger', 0],
  ])('%j finds %i', (query, count) => expect(searchJobs(jobs, query)).toHaveLength(count));
});
