import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { confirmAccount, login, signup } from '@kafaa/domain/auth/api';
import type { SessionAnswer } from '@kafaa/domain/auth/schema';
import { completeOnboarding, getSettings, saveSettings } from '@kafaa/domain/companies/api';
import { createJob, getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import type { CreateJobPayload, Job } from '@kafaa/domain/jobs/schema';
import type { Role } from '@kafaa/domain/kernel/roles';
import { buyFreePlan, buyPlan } from '@kafaa/domain/plans/api';
import { acceptInvitation, invitePerson } from '@kafaa/domain/team/api';
import { callApi, linkFrom } from './api.ts';
import type { ProductServer } from './server.ts';
import { FITTING } from '#/answers';
import { OFFER } from '#/offer';

export const PASSWORD = 'motdepasse-sûr';

export interface Recruiter {
  readonly email: string;
  readonly token: string;
  readonly userId: string;
  readonly onBoardingStatus: string;
  readonly role: string;
}

let counter = 0;
/** An address that is unique across all workers. */
export const freshEmail = (name: string) => `${name}.${process.pid}.${(counter += 1)}@exemple.tn`;

/**
 * Creates a confirmed account whose onboarding is still PENDING, with the session that the confirmation opens. The confirmation
 * uses the proof of the sign-up, as a browser does; with the password it would need two more password hashes of 100 ms each.
 */
export async function newAccount(server: ProductServer): Promise<Recruiter> {
  const email = freshEmail('rh');
  const proof = randomBytes(32).toString('base64url');
  const body = { name: 'Médina Digital', phone: '71234567', adresse: '12 rue de la Kasbah', city: 'Tunis' };
  await callApi(server, signup, { body: { ...body, userName: email, password: PASSWORD, proof } });
  const token = new URL(await linkFrom(server, email, 'verify'), server.url).searchParams.get('token') ?? '';
  return sessionOf(email, await callApi(server, confirmAccount, { params: { token }, body: { proof } }));
}

export async function logIn(server: ProductServer, email: string): Promise<Recruiter> {
  return sessionOf(email, await callApi(server, login, { body: { userName: email, password: PASSWORD } }));
}

function sessionOf(email: string, { accessToken, userId, onBoardingStatus, role }: SessionAnswer): Recruiter {
  return { email, token: accessToken, userId, onBoardingStatus, role };
}

/** Creates an account with a completed onboarding and no plan yet. */
export async function newCompany(server: ProductServer): Promise<Recruiter> {
  const recruiter = await newAccount(server);
  const body = {
    companyDescription: 'Nous refaisons, écran par écran, les services en ligne de trois banques tunisiennes.',
    industry: 'Technologie',
    companySize: '11-50',
    companyValues: ['Transparence', 'Responsabilité', 'Collaboration'],
  } as const;
  await callApi(
    server,
    completeOnboarding,
    { body: { ...body, companyValues: [...body.companyValues] } },
    recruiter.token,
  );
  return { ...recruiter, onBoardingStatus: 'COMPLETED' };
}

/** Creates a company with the free plan: one offer, ten seats. */
export async function newSubscriber(server: ProductServer): Promise<Recruiter> {
  const recruiter = await newCompany(server);
  await callApi(server, buyFreePlan, { params: { planId: 'starter' } }, recruiter.token);
  return recruiter;
}

/** The operator's e-mail address if none is configured. */
const OPERATOR = 'contact@kafaa.example';

/** Requests a paid plan; returns the activation link from the operator's mail. */
export async function askForPlan(server: ProductServer, { token }: Recruiter, planId: string): Promise<string> {
  const { subscription } = await callApi(server, buyPlan, { params: { planId } }, token);
  return linkFrom(server, OPERATOR, 'Activation', (path) =>
    Buffer.from(path.split('/').at(-1)?.split('.')[0] ?? '', 'base64url')
      .toString()
      .includes(subscription.id),
  );
}

/** Requests a new contact address; returns the confirmation link mailed to it. */
export async function askForContact(server: ProductServer, { token }: Recruiter): Promise<string> {
  const { name, phone, address, city } = await callApi(server, getSettings, {}, token);
  const contactEmail = freshEmail('candidats');
  await callApi(server, saveSettings, { body: { name, phone, address, city, contactEmail } }, token);
  return linkFrom(server, contactEmail, 'Adresse');
}

/** Submits the form of a page linked from a mail. */
export async function pressButton(server: ProductServer, link: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(server.url + link, { method: 'POST', headers, body: '', redirect: 'manual' });
}

/** Creates a company on the Entreprise plan. */
export async function newEntreprise(server: ProductServer): Promise<Recruiter> {
  const recruiter = await newCompany(server);
  await pressButton(server, await askForPlan(server, recruiter, 'entreprise'));
  return recruiter;
}

/** Creates a person who has joined a company with a role, for some offers or for all, with a session there. */
export async function newColleague(
  server: ProductServer,
  { token }: Recruiter,
  role: Role,
  { jobIds, name = 'Leïla Gharbi' }: { jobIds?: string[]; name?: string } = {},
): Promise<Recruiter> {
  const email = freshEmail('collegue');
  const offers = jobIds ? { allOffers: false, jobIds } : { allOffers: true };
  await callApi(server, invitePerson, { body: { email, role, ...offers } }, token);
  const link = new URL(await linkFrom(server, email, 'Rejoindre'), server.url);
  const params = { token: link.searchParams.get('token') ?? '' };
  return sessionOf(email, await callApi(server, acceptInvitation, { params, body: { password: PASSWORD, name } }));
}

/**
 * Creates an offer. Without a `change`, its questions are replaced by ones that LIVED_ANSWER fits; with one, the offer keeps
 * the product's questions.
 */
export async function newJob(
  server: ProductServer,
  recruiter: Recruiter,
  change: Partial<CreateJobPayload> = {},
): Promise<Job> {
  const job = await callApi(server, createJob, { body: { ...OFFER, ...change } }, recruiter.token);
  if (Object.keys(change).length > 0) return job;
  const params = { id: job.id };
  const { questions } = await callApi(server, getJobQuestions, { params }, recruiter.token);
  const fitting = questions.map(({ id }, index) => ({ id, text: FITTING[index % FITTING.length] ?? '' }));
  await callApi(server, saveJobQuestions, { params, body: { questions: fitting } }, recruiter.token);
  return { ...job, tailoredQuestions: fitting.map(({ text }) => text) };
}

/** Creates a company with the free plan and its one offer. */
export async function newOffer(
  server: ProductServer,
  change?: Partial<CreateJobPayload>,
): Promise<{ recruiter: Recruiter; job: Job }> {
  const recruiter = await newSubscriber(server);
  return { recruiter, job: await newJob(server, recruiter, change) };
}

/** Stores the session in the browser before the page first loads. The session is stored only once per tab, so that a log-out persists. */
export async function signIn(page: Page, { token, userId, onBoardingStatus, role }: Recruiter): Promise<void> {
  await page.addInitScript(
    (session) => {
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { jwtToken: token, userId, onBoardingStatus, role },
  );
}
