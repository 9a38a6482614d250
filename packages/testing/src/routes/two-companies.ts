import { Writable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { login, logout } from '@kafaa/domain/auth/api';
import { getCandidateCv, listCandidates, registerCandidate, saveCandidateNotes } from '@kafaa/domain/candidates/api';
import { completeOnboarding, saveSettings } from '@kafaa/domain/companies/api';
import { inviteCandidate } from '@kafaa/domain/invitations/api';
import type { InvitationDetails } from '@kafaa/domain/invitations/schema';
import { saveCvFields } from '@kafaa/domain/interviews/api';
import { createJob, getJobQuestions, saveJobQuestions } from '@kafaa/domain/jobs/api';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { takeBackGroup, writeGroup } from '@kafaa/domain/messages/api';
import { addComment, createOpinionLink } from '@kafaa/domain/opinions/api';
import { generateReport } from '@kafaa/domain/reports/api';
import type { Database } from '@kafaa/server/adapters/db/open-database';
import { parseConfig } from '@kafaa/server/config';
import type { Db, Deps, Passwords } from '@kafaa/server/deps';
import { askForReview } from '@kafaa/server/features/reviews/service';
import { fillOnce } from '#/app/databases';
import { memoryFiles, openTestApp, type TestApp } from '#/app/test-app';
import { FAKE_OIDC, fakeOpenId } from '#/fakes/open-id';
import {
  answerAll,
  complete,
  identity,
  jobPayload,
  madeByOlderEngine,
  newAccount,
  newCandidate,
  newEntreprise,
  newMember,
  newSubscriber,
  PASSWORD,
  type Recruiter,
  tokenFromMail,
  refuseMailTo,
} from '#/app/factories';

/** Marker words of one company, grouped by who may read the texts that contain them. */
export interface Marks {
  /** Word in public texts: the name of the company, the title of the offer. */
  readonly public: string;
  /** Word in texts that only the company reads. */
  readonly company: string;
  /** Word in the questions, which the company and its candidates read. */
  readonly questions: string;
  /** Words in all texts of the first candidate, and of the second. */
  readonly first: string;
  readonly second: string;
}

/** A company in normal use, with an object of every kind that has an id or a link. */
export interface Company extends Recruiter {
  readonly companyId: CompanyId;
  readonly marks: Marks;
  readonly jobId: string;
  readonly questionId: string;
  /** A candidate who is interviewed, evaluated, reported and invited. */
  readonly candidateId: string;
  readonly candidateEmail: string;
  readonly usedToken: string;
  readonly ownDataLink: string;
  readonly replyLink: string;
  readonly invitationId: string;
  /** Ids of a link for an opinion on the candidate, and of a comment. */
  readonly opinionIds: readonly string[];
  /** Path of the link for an opinion, `/Avis/{link}`; it shows the first candidate only. */
  readonly opinionLink: string;
  /** Id of a mail to both candidates, which was taken back. */
  readonly groupId: string;
  readonly fileLink: string;
  /** Id of a candidate of the same offer, during the interview. */
  readonly secondId: string;
  readonly interviewToken: string;
  readonly secondOwnDataLink: string;
  readonly requestId: string;
  /** Id of a colleague who reviews the candidates of the offer. */
  readonly memberId: string;
}

export interface Fixtures {
  readonly app: TestApp;
  readonly owner: Company;
  readonly stranger: Company;
  readonly pending: Recruiter;
  readonly starter: Recruiter;
  readonly expired: Recruiter;
  /** People of further companies, by their roles there. */
  readonly recruiter: Recruiter;
  readonly reviewer: Recruiter;
  /** People of the owner's company who see none of its offers. */
  readonly colleagues: Readonly<Record<'RECRUITER' | 'REVIEWER', Recruiter>>;
  /** A company whose session has been closed by a log-out. */
  readonly revoked: Recruiter;
  /** Returns all log lines of the server. */
  log(): string;
}

export const MEETING = {
  interviewType: 'ONLINE' as const,
  interviewDate: '2026-11-28T09:00:00',
};

/** Password hashing stub for tests that do not depend on it; the stub is a thousand times faster. */
const quickPasswords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async (hash, password) => hash === `quick:${password}`,
  isOutdated: () => false,
  isCommon: () => false,
};

/** A CV with the given text, which the stub reader below returns. */
export const textCv = (text: string): Uint8Array => Buffer.from(`%PDF-1.4\n${text}`);

/** Stubs for the processes that read a CV and render a report: the input comes out as text. */
export const quick = {
  passwords: quickPasswords,
  readCv: async (bytes: Uint8Array) => ({
    text: Buffer.from(bytes).toString().slice(9),
    pages: 1,
    hiddenText: [],
    warnings: [],
  }),
  renderReport: async (content: object) => Buffer.from(`%PDF-1.4\n${JSON.stringify(content)}`),
} satisfies Partial<Deps>;

export interface FixtureOptions extends Partial<Deps> {
  /** Whether the server is configured like an installation that others can reach, without the built-in outbox. */
  exposed?: boolean;
  /** Whether the server also serves the pages, which need the built site. */
  pages?: boolean;
  cv?: MakeCv;
}

/**
 * Opens a server with two companies on a plan with every feature, each with marker words of its own, and one account of every
 * other kind.
 */
export async function openFixtures(
  open: () => Promise<Database>,
  { cv = textCv, ...options }: FixtureOptions = {},
): Promise<Fixtures> {
  const opened = await openApp(open, options);
  try {
    return { ...opened, ...(await settle(opened.app, cv)) };
  } catch (error) {
    await opened.app.close();
    throw error;
  }
}

async function openApp(
  open: () => Promise<Database>,
  { exposed = true, ...overrides }: Omit<FixtureOptions, 'cv'>,
): Promise<Pick<Fixtures, 'app' | 'log'>> {
  // The log has the most detailed level that the server offers.
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  // Rate limits are off, because one company makes thousands of calls at once; they have tests of their own.
  const secret = { sessionSecret: 'a test secret that is long enough to be one', callLimits: false };
  const config = { ...parseConfig({}), ...secret, exposed, oidc: FAKE_OIDC };
  const openId = fakeOpenId();
  const app = await openTestApp(open, { ...quick, config, openId, log: pino({ level: 'debug' }, sink), ...overrides });
  return { app, log: () => lines.join('') };
}

/** Fixtures for tests that change them: `open` copies the rows and files of one original, `remove` removes the original. */
interface FixtureCopies {
  open(): Promise<Fixtures>;
  remove(): Promise<void>;
}

/** Creates the original with the first `open`. The copies have the same ids, tokens and clock; `log` has only the lines of the copy. */
export function fixtureCopies(kind: Database['kind'], options: Omit<FixtureOptions, 'cv' | 'files'>): FixtureCopies {
  const fill = async () => {
    const files = memoryFiles();
    const filled: Omit<Fixtures, 'app' | 'log'>[] = [];
    const original = await fillOnce(kind, async (open) => {
      const all = await openFixtures(open, { ...options, files });
      await all.app.close();
      filled.push(all);
    });
    const [companies] = filled;
    if (!companies) throw new Error('fixtureCopies: the fixtures were not filled');
    return { original, companies, files };
  };
  let made: ReturnType<typeof fill> | undefined;
  return {
    async open() {
      made ??= fill();
      const { original, companies, files } = await made;
      const copied = memoryFiles();
      for (const key of await files.list('')) await copied.put(key, (await files.get(key)) ?? new Uint8Array(), '');
      return { ...companies, ...(await openApp(() => original.open(), { ...options, files: copied })) };
    },
    remove: async () => (await made)?.original.remove(),
  };
}

type MakeCv = (text: string) => Promise<Uint8Array> | Uint8Array;

async function settle(app: TestApp, cv: MakeCv): Promise<Omit<Fixtures, 'app' | 'log'>> {
  const [owner, stranger] = [await liveThrough(app, 'Zqanna', cv), await liveThrough(app, 'Zqbert', cv)];
  const [pending, starter] = [await newAccount(app), await newSubscriber(app)];
  const expired = await newEntreprise(app);
  const past = new Date(app.clock.now().getTime() - 1000).toISOString();
  await app.deps.db.execute(
    sql`update subscriptions set expire_at = ${past}::timestamptz where company_id = ${expired.companyId}`,
  );
  const [recruiter, reviewer] = [await newEntreprise(app), await newEntreprise(app)];
  await app.deps.db.execute(sql`update users set role = 'RECRUITER' where company_id = ${recruiter.companyId}`);
  await app.deps.db.execute(sql`update users set role = 'REVIEWER' where company_id = ${reviewer.companyId}`);
  const colleague = (role: 'RECRUITER' | 'REVIEWER') =>
    newMember(app, owner, { role, allOffers: false, email: `${owner.marks.company}${role}@membre.tn`.toLowerCase() });
  const colleagues = { RECRUITER: await colleague('RECRUITER'), REVIEWER: await colleague('REVIEWER') };
  // Sends the invitations.
  await app.drain();
  const revoked = await newAccount(app);
  await app.call(completeOnboarding, { body: identity }, revoked.token);
  await app.call(logout, {}, revoked.token);
  return { owner, stranger, pending, starter, expired, recruiter, reviewer, colleagues, revoked };
}

async function liveThrough(app: TestApp, mark: string, cv: MakeCv) {
  const marks: Marks = {
    public: `${mark}pub`,
    company: `${mark}firm`,
    questions: `${mark}quest`,
    first: `${mark}one`,
    second: `${mark}two`,
  };
  const recruiter = await newEntreprise(app, `${marks.company}@societe.tn`.toLowerCase());
  const { token } = recruiter;
  const account = { name: marks.public, phone: '71234567', address: `12 rue ${marks.company}`, city: 'Tunis' };
  await app.call(saveSettings, { body: account }, token);
  // The quotas are raised, so that no fuzz or matrix test reaches a limit of the plan.
  await app.deps.db.execute(
    sql`update subscriptions set max_candidates = 100000, num_of_jobs = 100000 where company_id = ${recruiter.companyId}`,
  );
  const requestId = `${mark}-request-0001`;
  const offer = { ...jobPayload, title: `Offre ${marks.public}`, requestId };
  const { id: jobId } = (await app.call(createJob, { body: offer }, token)).body;
  const texts = ['un', 'deux', 'trois'].map((word) => ({
    text: `Racontez la situation ${word} de ${marks.questions}.`,
  }));
  await app.call(saveJobQuestions, { params: { id: jobId }, body: { questions: texts } }, token);
  const questions = (await app.call(getJobQuestions, { params: { id: jobId } }, token)).body.questions;

  const first = await applicant(app, jobId, marks.first);
  await answerAll(
    app,
    first.token,
    `${marks.first} : en mars 2023 j’ai repris le formulaire de virement d’une banque.`,
  );
  const bytes = await cv(`Expérience professionnelle\n2020 - 2024 : développeuse chez ${marks.first}`);
  const done = await complete(app, first.token, { cv: { name: `${marks.first}.pdf`, bytes } });
  if (done.status !== 200) throw new Error(`completing the interview failed: ${done.body.code}`);
  await app.drain();
  const idOf = async (email: string) => {
    const page = await app.call(listCandidates, { params: { jobId }, query: { search: email } }, token);
    return page.body.content[0]?.id ?? '';
  };
  const candidateId = await idOf(first.email);
  await app.call(saveCandidateNotes, { params: { id: candidateId }, body: { notes: `Note ${marks.company}` } }, token);
  await app.call(generateReport, { params: { id: candidateId } }, token);
  const second = await applicant(app, jobId, marks.second);
  await answerAll(app, second.token, `${marks.second} : j’ai mesuré les erreurs et réécrit la validation.`);
  await app.call(saveCvFields, { params: { token: second.token }, body: cvFields(marks.second) });
  await app.drain();
  const body = {
    candidateId,
    ...MEETING,
    interviewPlace: `https://meet.example/${marks.first}`,
    customMessage: `Bonjour ${marks.first}`,
  };
  const { interviewInvitation } = (await app.call(inviteCandidate, { body }, token)).body;
  const colleague = { role: 'REVIEWER' as const, jobIds: [jobId], email: `${marks.company}@membre.tn`.toLowerCase() };
  const { id: memberId } = await newMember(app, recruiter, colleague);
  const boss = { candidateIds: [candidateId], recipient: `Patron ${marks.company}` };
  const link = (await app.call(createOpinionLink, { body: boss }, token)).body;
  const remark = { params: { id: candidateId }, body: { text: `Commentaire ${marks.company}` } };
  const comment = (await app.call(addComment, remark, token)).body;
  const secondId = await idOf(second.email);
  const words = { subject: `Un mot ${marks.company}`, text: `Bonjour {{prenom}}, ${marks.company}.` };
  const writing = { ...words, candidateIds: [candidateId, secondId], requestId: `group-${marks.company}` };
  const { id: groupId } = (await app.call(writeGroup, { params: { jobId }, body: writing }, token)).body;
  await app.call(takeBackGroup, { params: { jobId, id: groupId } }, token);
  const { url } = (await app.call(getCandidateCv, { params: { id: candidateId } }, token)).body;
  return {
    ...recruiter,
    marks,
    jobId,
    requestId,
    memberId,
    questionId: questions[0]?.id ?? '',
    candidateId,
    candidateEmail: first.email,
    usedToken: first.token,
    ownDataLink: first.link,
    replyLink: await tokenFromMail(app, first.email, /Invitation\/([\w.-]+)/),
    invitationId: interviewInvitation.id,
    opinionIds: [link.id, comment.id],
    opinionLink: link.url?.split('/').at(-1) ?? '',
    groupId,
    fileLink: url.split('/').at(-1) ?? '',
    secondId,
    interviewToken: second.token,
    secondOwnDataLink: second.link,
  } satisfies Company;
}

/** Short answers in place of a CV, with a mark in each. */
export const cvFields = (mark: string) => ({
  diploma: `Licence ${mark}`,
  lastExperience: `Vendeuse chez ${mark}`,
  duration: '8 mois',
  languages: `Arabe ${mark}`,
  tools: `Caisse ${mark}`,
});

/** Registers a candidate whose texts all contain the marker word. */
export async function applicant(app: TestApp, jobId: string, mark: string) {
  const email = `${mark}@mail.tn`.toLowerCase();
  const body = { firstName: mark, lastName: `Ben ${mark}`, email, phone: '20123456', jobId };
  await app.call(registerCandidate, { body });
  const token = await tokenFromMail(app, email, /Interview\/([\w-]+)/);
  return { email, token, link: await tokenFromMail(app, email, /MesDonnees\/([\w.-]+)/) };
}

let counter = 0;

/** Creates a candidate for one test only: registered, or with all questions answered. */
export async function freshCandidate(app: TestApp, { jobId, token }: Company, { answered = false } = {}) {
  const candidate = await newCandidate(app, jobId, `neuf${(counter += 1)}@mail.tn`);
  if (answered) await answerAll(app, candidate.token);
  const page = await app.call(listCandidates, { params: { jobId }, query: { search: candidate.email } }, token);
  const link = await tokenFromMail(app, candidate.email, /MesDonnees\/([\w.-]+)/);
  return { ...candidate, link, id: page.body.content[0]?.id ?? '' };
}

/** A candidate who has completed the interview. */
export async function finishedCandidate(app: TestApp, company: Company) {
  const candidate = await freshCandidate(app, company, { answered: true });
  const cv = { name: 'cv.pdf', bytes: textCv('2020 - 2024 : développeuse') };
  const done = await complete(app, candidate.token, { cv });
  if (done.status !== 200) throw new Error(`completing the interview failed: ${done.body.code}`);
  return candidate;
}

/** A resemblance between two candidates' answers: an existing one, or one between two candidates who complete an interview now. */
export async function pairToSetAside(app: TestApp, company: Company) {
  const first = () =>
    rowsOf<{ id: string; position: number; otherId: string; otherPosition: number }>(
      app.deps.db,
      sql`select candidate_id as id, position, other_id as "otherId", other_position as "otherPosition" from resemblances
        where company_id = ${company.companyId} limit 1`,
    );
  if ((await first()).length === 0) {
    for (const _ of [1, 2]) await finishedCandidate(app, company);
    await app.drain();
  }
  const [found] = await first();
  if (!found) throw new Error('no resemblance stored for two identical answers');
  const { id, ...pair } = found;
  return { params: { id }, body: { ...pair, setAside: true } };
}

/** Creates a candidate whose e-mail address has refused one of our mails. */
export async function refusingCandidate(app: TestApp, company: Company) {
  const candidate = await freshCandidate(app, company);
  await refuseMailTo(app, candidate.email);
  return candidate;
}

/** The call that answers a candidate's request for a human review. */
export async function reviewToAnswer(app: TestApp, company: Company) {
  const { id, link } = await freshCandidate(app, company);
  await askForReview(app.deps, link, { kind: 'PERSON', reason: '' });
  return { params: { id }, body: { kind: 'PERSON', answer: 'Nous vous lisons nous-mêmes.' } };
}

/** Creates a meeting for one test only, with the candidate's link to it. */
export async function freshInvitation(app: TestApp, company: Company, change: Partial<InvitationDetails> = {}) {
  const { id: candidateId, email } = await freshCandidate(app, company);
  const body = { candidateId, ...MEETING, interviewPlace: 'https://meet.example/entretien', ...change };
  const { interviewInvitation } = (await app.call(inviteCandidate, { body }, company.token)).body;
  return { id: interviewInvitation.id, link: await tokenFromMail(app, email, /Invitation\/([\w.-]+)/) };
}

/** Another session of the same company, which a test may end. */
export async function freshSession(app: TestApp, { email }: Recruiter): Promise<string> {
  return (await app.call(login, { body: { userName: email, password: PASSWORD } })).body.accessToken;
}

/** The rows that a statement returns, on either database. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const found: unknown = await db.execute(statement);
  return (found as { rows: T[] }).rows;
}

/** A job offer with a candidate evaluated by an older engine. */
export async function scopeToRecalculate({ jobId, candidateId }: Company, app: TestApp) {
  await madeByOlderEngine(app, { candidateId });
  return { query: { jobId } };
}
