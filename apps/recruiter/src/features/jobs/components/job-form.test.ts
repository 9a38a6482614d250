import { describe, expect, it } from 'vitest';
import { updateJobSchema } from '@kafaa/domain/jobs/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';
import {
  excerpt,
  salaryText,
  searchJobs,
  fewSeatsText,
  funnelText,
  namedJob,
  seatsText,
  sortJobs,
  twinTexts,
  type JobEntry,
} from './job-facts.ts';
import { EMPTY_JOB, missingAnswers, parseSalary, requestKey, stepOf, toPayload, valuesOf } from './job-form.ts';
import { posterLead } from './poster-text.ts';
import { NETWORKS, shareText } from './share-networks.ts';

describe('salary input', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['2400', 2400],
    ['2 400', 2400],
    ['2\u202F400,5', 2400.5],
    ['2.400', 2400],
    ['2,400', 2400],
    ['1.250.000', 1_250_000],
    ['2.400,50', 2400.5],
    ['2,400.50', 2400.5],
    ['2400.500', 2400.5],
    ['850,25', 850.25],
    ['0.500', 0.5],
    ['0', 0],
    ['-5', -5],
  ])('parseSalary reads %j as %j', (text, value) => expect(parseSalary(text)).toBe(value));

  it.each(['beaucoup', '2400 DT', '1,2,3', '2.400.5', '2.40.000', '1e5', '.'])(
    'parseSalary returns NaN for %j',
    (text) => {
      expect(parseSalary(text)).toBeNaN();
    },
  );
});

it.each([
  [null, 'Non divulgué'],
  [2400, '2\u202F400\u00A0DT par mois'],
  [1250.75, '1\u202F250,75\u00A0DT par mois'],
  [850.125, '850,125\u00A0DT par mois'],
])('the salary field shows the stored salary %j as %j', (salary, text) => expect(salaryText(salary)).toBe(text));

describe('job wizard', () => {
  it('missingAnswers counts the missing fields of each step', () => {
    expect(missingAnswers(EMPTY_JOB)).toEqual([4, 4, 3]);
    const idealProfile = {
      ...EMPTY_JOB.idealProfile,
      skills: ['React'],
      minExperienceYears: 0,
      softSkills: ['Leadership'],
    };
    expect(missingAnswers({ ...EMPTY_JOB, title: 'Développeur', salary: 'x', idealProfile })).toEqual([4, 2, 2]);
  });

  it('toPayload joins the industries with commas and sends an empty salary as null', () => {
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
  ])('the field %s belongs to step %i of the job wizard', (path, step) => expect(stepOf(path)).toBe(step));
});

it('the job schema refuses a title of more than 120 characters with a message', () => {
  const said = (length: number) => {
    const result = parseFields(updateJobSchema, { ...EMPTY_JOB, title: 'a'.repeat(length) });
    return result.ok ? [] : result.faults.filter(({ path }) => path === 'title').map(({ message }) => message);
  };
  expect(said(120)).toEqual([]);
  expect(said(121)).toEqual(['Ce texte dépasse 120 caractères.']);
});

describe('offer search', () => {
  const entry = (title: string, description: string) => ({ job: { title, description }, numCandidates: 0 }) as JobEntry;
  const jobs = [entry('Développeur', 'Tunis'), entry('Comptable', 'Clôture annuelle')];

  it.each([
    ['', 2],
    ['  ', 2],
    ['DEVELOPPEUR', 1],
    ['cloture', 1],
    ['boulanger', 0],
  ])('the offer search %j finds %i offers', (query, count) => expect(searchJobs(jobs, query)).toHaveLength(count));
});

describe('offer cards', () => {
  it.each([
    ['Une équipe de six.\n\nVos missions\u00A0:\n- coder\u202F;\n- relire.\n\nÀ Tunis.', 'Une équipe de six. À Tunis.'],
    ['- coder\u202F;\n- relire\u202F;\n* tester.', 'coder · relire · tester'],
    ['1. coder\n2) relire', 'coder · relire'],
    ['Missions :', 'Missions :'],
    ['Un seul-paragraphe - sans liste.', 'Un seul-paragraphe - sans liste.'],
  ])('the offer card’s excerpt of %j keeps whole sentences and separates list items', (description, shown) =>
    expect(excerpt(description)).toBe(shown),
  );

  it.each([
    [0, 10, 'Aucun entretien (10 possibles)'],
    [1, 10, '1\u00A0entretien sur 10'],
    [8, 50, '8\u00A0entretiens sur 50'],
    [8, null, undefined],
  ])(
    'the seat count of %j of %j taken seats uses singular or plural, and is left out without a limit',
    (currentCandidatesCount, maxCandidates, text) =>
      expect(seatsText({ currentCandidatesCount, maxCandidates })).toBe(text),
  );

  it.each([
    [39, undefined],
    [40, '40\u00A0entretiens sur 50'],
  ])(
    'an offer card with %i of 50 taken seats shows the seat count only if few seats are left',
    (currentCandidatesCount, text) => expect(fewSeatsText({ currentCandidatesCount, maxCandidates: 50 })).toBe(text),
  );
  it.each([
    [0, 0, 0, '0\u00A0candidat'],
    [8, 5, 1, '8\u00A0candidats → 5\u00A0terminés → 1\u00A0invitation'],
  ])('an offer card shows the funnel of %i candidates on one line', (numCandidates, completed, invited, text) =>
    expect(funnelText({ numCandidates, funnel: { completed, invited } })).toBe(text),
  );
  it('an offer with the same title as another one is named with its place and day, and with the hour if these are the same', () => {
    const job = (id: string, title: string, location: string, createdAt: string) => ({
      id,
      title,
      location,
      createdAt,
    });
    const jobs = [
      job('a', 'Comptable', 'Tunis', '2026-11-03T09:00:00.000'),
      job('b', 'comptable ', 'Sfax', '2026-11-03T09:00:00.000'),
      job('c', 'Comptable', 'Sfax', '2026-11-03T14:30:00.000'),
      job('d', 'Vendeur', 'Tunis', '2026-11-03T09:00:00.000'),
    ];
    const twins = twinTexts(jobs);
    expect(jobs.map((one) => namedJob(one, twins))).toEqual([
      'Comptable (Tunis, publiée le 3\u00A0novembre 2026)',
      'comptable  (Sfax, publiée le 3\u00A0novembre 2026 à 09:00)',
      'Comptable (Sfax, publiée le 3\u00A0novembre 2026 à 14:30)',
      'Vendeur',
    ]);
  });
  it('sortJobs sorts offers by number of candidates or by title, and keeps the given order for « recentes »', () => {
    const entry = (title: string, numCandidates: number) => ({ job: { title }, numCandidates }) as JobEntry;
    const jobs = [entry('Élagueur', 1), entry('Zoologue', 9), entry('Avocat', 4)];
    const titles = (sort: Parameters<typeof sortJobs>[1]) => sortJobs(jobs, sort).map(({ job }) => job.title);
    expect(titles('recentes')).toEqual(['Élagueur', 'Zoologue', 'Avocat']);
    expect(titles('candidats')).toEqual(['Zoologue', 'Avocat', 'Élagueur']);
    expect(titles('titre')).toEqual(['Avocat', 'Élagueur', 'Zoologue']);
  });
});

describe('offer editing', () => {
  const job = {
    title: 'Comptable',
    description: 'Tenue des comptes.',
    location: 'Sfax',
    type: 'Temps plein',
    contract: 'CDI' as const,
    remoteDays: 2,
    salary: 1250.5,
    listed: false,
    promiseDays: 14,
    interviewLanguage: 'Français' as const,
    emphasis: 'trade' as const,
    indispensableSkills: ['Sage'],
    asksForWriting: true,
    idealProfile: {
      skills: ['Sage'],
      minExperienceYears: 3,
      seniorityLevel: 'Senior',
      educationLevel: 'Licence',
      preferredLanguages: ['Français'],
      softSkills: ['Communication'],
      industryBackground: 'Technologie, Autre secteur\u00A0: Horlogerie',
    },
  };
  it('valuesOf and toPayload return an unchanged offer as the same valid payload', () => {
    const payload = toPayload(valuesOf(job));
    expect(payload).toEqual(job);
    expect(parseFields(updateJobSchema, payload).ok).toBe(true);
    expect(missingAnswers(valuesOf(job))).toEqual([0, 0, 0]);
  });
  it('the company’s own text for « Autre secteur » is one field of the form and part of the sector in the payload', () => {
    const values = valuesOf(job);
    expect(values.idealProfile).toMatchObject({
      industryBackground: ['Technologie', 'Autre secteur'],
      otherSector: 'Horlogerie',
    });
    const profile = (otherSector: string) => ({ idealProfile: { ...values.idealProfile, otherSector } });
    expect(toPayload({ ...values, ...profile('Bijoux , montres') })).toMatchObject({
      idealProfile: { industryBackground: 'Technologie, Autre secteur\u00A0: Bijoux/montres' },
    });
    expect(toPayload({ ...values, ...profile(' ') })).toMatchObject({
      idealProfile: { industryBackground: 'Technologie, Autre secteur' },
    });
  });
  it('toPayload leaves out an unset emphasis and indispensable skills that the offer no longer lists', () => {
    const values = { ...valuesOf(job), emphasis: '', indispensableSkills: ['Sage', 'Excel'] };
    expect(toPayload(values)).toEqual({ ...job, emphasis: undefined });
  });
  it('requestKey is the same for an unchanged offer and differs for a changed one', () => {
    const wizard = 'a'.repeat(32);
    expect(requestKey(wizard, job)).toBe(requestKey(wizard, { ...job }));
    expect(requestKey(wizard, job)).not.toBe(requestKey(wizard, { ...job, title: 'Comptables' }));
    expect(requestKey(wizard, job)).toMatch(/^[\w-]{8,80}$/);
  });
});

describe('offer sharing', () => {
  const link = 'https://kafaa.example/Apply/1?a=b&c=d';
  it('the share URLs of WhatsApp, LinkedIn and Facebook contain the whole offer link', () => {
    const shared = { text: shareText('Chef & cuisinier', 'L’Olivier'), link };
    const hrefs = Object.fromEntries(NETWORKS.map(({ name, href }) => [name, new URL(href(shared))]));
    expect(hrefs['WhatsApp']?.searchParams.get('text')).toBe(
      `Chef & cuisinier chez L’Olivier\u00A0: premier entretien par écrit, depuis votre téléphone. ${link}`,
    );
    expect(hrefs['LinkedIn']?.searchParams.get('url')).toBe(link);
    expect(hrefs['Facebook']?.searchParams.get('u')).toBe(link);
  });
  it.each([
    ['Court.', 'Court.'],
    ['Une phrase. '.repeat(30), 'Une phrase. '.repeat(21).trim()],
    ['mot '.repeat(100), `${'mot '.repeat(65).trim()}…`],
  ])('the poster text ends after a whole sentence, or after a whole word with an ellipsis', (description, lead) =>
    expect(posterLead(description)).toBe(lead),
  );
});
