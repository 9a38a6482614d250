import { sql } from 'drizzle-orm';
import { registerCandidate } from '@kafaa/domain/candidates/api';
import { confirmAccount, signup } from '@kafaa/domain/auth/api';
import { completeOnboarding } from '@kafaa/domain/companies/api';
import { getInterview, saveAnswer, startInterview } from '@kafaa/domain/interviews/api';
import { CONSENT_VERSION } from '@kafaa/domain/interviews/options';
import { createJob, getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import type { Job } from '@kafaa/domain/jobs/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { Role } from '@kafaa/domain/kernel/roles';
import { acceptInvitation, invitePerson } from '@kafaa/domain/team/api';
import { buyFreePlan, buyPlan } from '@kafaa/domain/plans/api';
import { openSession } from '@kafaa/server/features/auth/service';
import { activateSubscription } from '@kafaa/server/features/plans/operator-service';
import type { TestApp } from './test-app.ts';
import { multipart } from './bodies.ts';
import { FITTING, LIVED_ANSWER } from '#/answers';
import { OFFER } from '#/offer';

let counter = 0;
const next = () => (counter += 1);

export const PASSWORD = 'motdepasse-sûr';

export const signupPayload = (userName = `contact${next()}@societe.tn`) => ({
  userName,
  password: PASSWORD,
  name: 'Medina Digital',
  phone: '71234567',
  adresse: '12 rue de la Kasbah',
  city: 'Tunis',
});

/** The token of the newest mail to an address, read from its link. */
export async function tokenFromMail(app: TestApp, to: string, pattern: RegExp): Promise<string> {
  for (const mail of await app.mails(to)) {
    const token = pattern.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`no mail to ${to} has a link like ${pattern}`);
}

export interface Recruiter {
  readonly token: string;
  readonly email: string;
}

/** Creates a confirmed account with the session that the confirmation opened; its onboarding is still PENDING. */
export async function newAccount(app: TestApp, email?: string, password = PASSWORD): Promise<Recruiter> {
  const payload = { ...signupPayload(email), password };
  await app.call(signup, { body: payload });
  const token = await tokenFromMail(app, payload.userName, /verify\?token=([\w-]+)/);
  const session = await app.call(confirmAccount, { params: { token }, body: { password } });
  return { token: session.body.accessToken, email: payload.userName };
}

export const identity = {
  companyDescription: 'Nous refaisons, écran par écran, les services en ligne de trois banques tunisiennes.',
  industry: 'Technologie' as const,
  companySize: '11-50' as const,
  companyValues: ['Transparence' as const, 'Responsabilité' as const, 'Collaboration' as const],
};

/** Creates an account with a completed company description. */
export async function newCompany(app: TestApp, email?: string, password?: string): Promise<Recruiter> {
  const recruiter = await newAccount(app, email, password);
  await app.call(completeOnboarding, { body: identity }, recruiter.token);
  return recruiter;
}

/** Creates a company on the free plan: one job offer, ten seats. */
export async function newSubscriber(app: TestApp): Promise<Recruiter> {
  const recruiter = await newCompany(app);
  await app.call(buyFreePlan, { params: { planId: 'starter' } }, recruiter.token);
  return recruiter;
}

/** Creates a company on the Entreprise plan, which has every feature. */
export async function newEntreprise(app: TestApp, email?: string): Promise<Recruiter & { companyId: CompanyId }> {
  const recruiter = await newCompany(app, email);
  const { body } = await app.call(buyPlan, { params: { planId: 'entreprise' } }, recruiter.token);
  const session = await openSession(app.deps, recruiter.token);
  if (!session) throw new Error('openSession returned no session');
  await activateSubscription(app.deps, session.companyId, body.subscription.id);
  return { ...recruiter, companyId: session.companyId };
}

/** Address, role and offers of a person to invite; a recruiter without stated offers sees all. */
interface NewMember {
  readonly role: Role;
  readonly email?: string;
  readonly allOffers?: boolean;
  readonly jobIds?: string[];
}

/** Creates an open invitation to a company; returns the person's id and the token of the mail. */
export async function newInvitation(
  app: TestApp,
  { token }: Recruiter,
  { email = `collegue${next()}@societe.tn`, ...access }: NewMember,
) {
  const allOffers = access.role === 'RECRUITER' && access.jobIds === undefined;
  const { status, body } = await app.call(invitePerson, { body: { allOffers, email, ...access } }, token);
  if (status !== 201) throw new Error(`invitePerson failed: ${body.code}`);
  return { id: body.id, email, invitation: await tokenFromMail(app, email, /Rejoindre\?token=([\w-]+)/) };
}

/** Creates a person who has joined a company, with a session there. */
export async function newMember(
  app: TestApp,
  recruiter: Recruiter,
  member: NewMember,
  accepting: { password: string; name?: string } = { password: PASSWORD },
): Promise<Recruiter & { id: string }> {
  const { id, email, invitation } = await newInvitation(app, recruiter, member);
  const { status, body } = await app.call(acceptInvitation, { params: { token: invitation }, body: accepting });
  if (status !== 200) throw new Error(`acceptInvitation failed: ${body.code}`);
  return { id, email, token: body.accessToken };
}

export const jobPayload = OFFER;

export async function newJob(app: TestApp, recruiter: Recruiter): Promise<Job> {
  const { status, body } = await app.call(createJob, { body: jobPayload }, recruiter.token);
  if (status !== 201) throw new Error(`createJob failed: ${body.code}`);
  return body;
}

export const person = (email = `amira${next()}@mail.tn`) => ({
  firstName: 'Amira',
  lastName: 'Ben Salah',
  email,
  phone: '20123456',
});

/** Registers a candidate and returns the token of the personal link. */
export async function newCandidate(
  app: TestApp,
  jobId: string,
  email?: string,
): Promise<{ token: string; email: string }> {
  const body = { ...person(email), jobId };
  const registered = await app.call(registerCandidate, { body });
  if (registered.status !== 201) throw new Error(`registerCandidate failed: ${registered.body.code}`);
  return { email: body.email, token: await tokenFromMail(app, body.email, /Interview\/([\w-]+)/) };
}

/** Marks every mail to this address so far as refused by its server. */
export async function refuseMailTo(app: TestApp, email: string): Promise<void> {
  const refusedAt = app.clock.now().toISOString();
  await app.deps.db.execute(
    sql`update mails set sent_at = null, refusal = '550 5.1.1', refused_at = ${refusedAt}::timestamptz where recipient = ${email}`,
  );
}

/** Changes stored evaluations as if an older engine had made them: those of a company, a job offer or one candidate. */
export async function madeByOlderEngine(
  app: TestApp,
  { companyId, jobId, candidateId }: { companyId?: CompanyId; jobId?: string; candidateId?: string },
): Promise<void> {
  await app.deps.db.execute(sql`
    update evaluations e set result = jsonb_set(e.result - 'margin' - 'weights' - 'range', '{engine,version}', '"0.3.0"'),
      recalculation = null
    from candidates c where c.company_id = e.company_id and c.id = e.candidate_id
      and (${companyId ?? null}::text is null or c.company_id = ${companyId ?? null})
      and (${jobId ?? null}::text is null or c.job_id = ${jobId ?? null})
      and (${candidateId ?? null}::text is null or c.id = ${candidateId ?? null})`);
  await app.deps.db.execute(sql`
    update candidates c set engine = '000.003.000 local', margin = null
    from evaluations e where c.company_id = e.company_id and c.id = e.candidate_id and c.score is not null
      and e.result #>> '{engine,version}' = '0.3.0'`);
}

export const start = (app: TestApp, token: string) =>
  app.call(startInterview, { params: { token }, body: { consentVersion: CONSENT_VERSION } });

/** Replaces the offer's questions by ones that LIVED_ANSWER fits, because the engine rates an answer against its question. */
export async function askWhatFits(app: TestApp, { token }: Recruiter, jobId: string): Promise<void> {
  const { questions } = (await app.call(getJobQuestions, { params: { id: jobId } }, token)).body;
  const fitting = questions.map(({ id }, index) => ({ id, text: FITTING[index % FITTING.length] ?? '' }));
  const { status } = await app.call(saveJobQuestions, { params: { id: jobId }, body: { questions: fitting } }, token);
  if (status !== 200) throw new Error('saveJobQuestions failed');
}

/** Starts the interview and answers every question. */
export async function answerAll(app: TestApp, token: string, answer = LIVED_ANSWER): Promise<string[]> {
  await start(app, token);
  const interview = await app.call(getInterview, { params: { token } });
  for (const index of interview.body.questions.keys()) {
    await app.call(saveAnswer, { params: { token, index: String(index) }, body: { answer, revision: 1 } });
  }
  return interview.body.questions;
}

/** Completes the interview with a multipart request, as a browser does. */
export async function complete(
  app: TestApp,
  token: string,
  { cv, answers = [] }: { cv?: { name: string; bytes: Uint8Array } | undefined; answers?: (string | null)[] } = {},
) {
  const form = multipart(
    [
      ['questions', '[]'],
      ['answers', JSON.stringify(answers)],
      ['interviewToken', token],
    ],
    cv ? [{ field: 'cvFile', ...cv }] : [],
  );
  const response = await app.app.inject({
    method: 'PUT',
    url: '/api/candidates/complete',
    ...form,
  });
  return { status: response.statusCode, body: response.json<{ message: string; code?: string }>() };
}
