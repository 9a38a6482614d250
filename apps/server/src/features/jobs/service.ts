import { isDeepStrictEqual } from 'node:util';
import { offerPromise } from '@kafaa/domain/jobs/promise-texts';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { isId } from '@kafaa/domain/kernel/ids';
import { sectorText } from '@kafaa/domain/companies/rules';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type {
  CompanyJobs,
  CreateJobPayload,
  Job,
  PublicJob,
  UpdatedJob,
  UpdateJobPayload,
} from '@kafaa/domain/jobs/schema';
import { MAX_QUESTIONS } from '@kafaa/domain/jobs/options';
import { availabilityOf, isOfferCode, usualDays, sameProfile, sameWeights, tunisDay } from '@kafaa/domain/jobs/rules';
import type { JobBrief, Question } from '@kafaa/interviewer/contract';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { getCompany, lockCompany } from '../companies/service.ts';
import { requirePosting, requireRunning, runningSubscription, takeJobSlot } from '../plans/service.ts';
import { companyBrief, jobBrief, weightsOf } from './briefs-service.ts';
import { offerToModel } from './questions-service.ts';
import * as store from './store.ts';

export async function canPost(deps: Deps, companyId: CompanyId) {
  await requirePosting(deps, deps.db, companyId);
  return { canPost: true };
}

/** The company, and the offers that the reader may see; null means all. */
type Reader = Pick<Session, 'companyId' | 'offers'>;

/** The publisher of an offer: a person of the company, or the example's script. */
type Publisher = Reader & { readonly userId?: string };

/** Publishes an offer: its questions, its use of the plan's quota and its public address are written in one transaction. */
export async function createJob(deps: Deps, publisher: Publisher, payload: CreateJobPayload): Promise<Job> {
  const { companyId, offers, userId } = publisher;
  const company = await getCompany(deps.db, companyId);
  const { listed = true } = payload;
  requireListed(payload.indispensableSkills, payload.idealProfile);
  const weights = weightsOf({ ...payload, emphasis: payload.emphasis ?? null });
  const { contract = null, remoteDays = null, promiseDays = null } = payload;
  const said = { listed, contract, remoteDays, promiseDays };
  const job = { ...payload, ...weights, ...said, companyId, id: deps.newId(), createdAt: deps.clock.now() };
  const fresh = await deps.engine.questions(jobBrief(job), companyBrief(company));
  const questions = fresh.map((question) => ({ id: deps.newId(), question }));
  return deps.db.transaction(async (tx) => {
    const before = await findSameRequest(tx, companyId, payload.requestId);
    if (before && offers !== null && !offers.includes(before.id)) throw new AppError(jobErrors.JOB_NOT_FOUND);
    if (before) return presentOne(deps, tx, companyId, before);
    await takeJobSlot(deps, tx, companyId);
    await store.insertJob(tx, job);
    // A person who may see only some offers also gets access to the offer that they publish.
    if (offers !== null && userId !== undefined) await store.giveOffer(tx, { companyId, jobId: job.id, userId });
    await store.replaceQuestions(tx, { companyId, jobId: job.id, questions });
    await offerToModel(deps, tx, { companyId, jobId: job.id }, questions);
    return presentOne(deps, tx, companyId, await requireJob(tx, { companyId, jobId: job.id }));
  });
}

/**
 * Returns the offer of an earlier request with the same id. The company's lock makes a concurrent duplicate wait, so that it finds the
 * offer.
 */
async function findSameRequest(tx: Db, companyId: CompanyId, requestId: string | undefined) {
  if (requestId === undefined) return null;
  await lockCompany(tx, companyId);
  return store.findRequestedJob(tx, { companyId, requestId });
}

/**
 * Updates the offer. Once an interview has begun, profile, language and weights are fixed, so that all candidates are measured alike.
 * Questions change only on request; `rewritable` tells whether the updated offer would get other questions.
 */
export async function updateJob(deps: Deps, key: store.JobKey, payload: UpdateJobPayload): Promise<UpdatedJob> {
  const company = companyBrief(await getCompany(deps.db, key.companyId));
  for (;;) {
    const before = await requireJob(deps.db, key);
    // Computed before the transaction, which holds locks, because the engine is slow.
    const sheets = {
      before: jobBrief(before),
      old: await deps.engine.questions(jobBrief(before), company),
      fresh: await deps.engine.questions(jobBrief({ ...before, ...changesOf(before, payload) }), company),
    };
    const updated = await deps.db.transaction((tx) => updateLocked(deps, tx, key, payload, sheets));
    // The update is null if the offer was changed meanwhile; then the loop tries again.
    if (updated) return updated;
  }
}

/** Refuses an indispensable skill that the offer does not ask for. */
function requireListed(
  indispensable: readonly string[] | undefined,
  { skills }: { readonly skills: readonly string[] },
) {
  if (indispensable?.some((skill) => !skills.includes(skill))) throw new AppError(jobErrors.UNKNOWN_INDISPENSABLE);
}

/** Returns the values that an update writes; fields that the payload leaves out keep their values. */
function changesOf(job: store.JobRow, { rewriteQuestions: _, ...payload }: UpdateJobPayload) {
  const { idealProfile = job.idealProfile, interviewLanguage = job.interviewLanguage, ...basics } = payload;
  const { indispensableSkills = job.indispensableSkills.filter((skill) => idealProfile.skills.includes(skill)) } =
    payload;
  const { emphasis = job.emphasis, asksForWriting = job.asksForWriting } = payload;
  return { ...basics, idealProfile, interviewLanguage, emphasis, indispensableSkills, asksForWriting };
}

interface Sheets {
  /** The offer before the update, from which both lists of questions were computed. */
  readonly before: JobBrief;
  readonly old: readonly Question[];
  readonly fresh: readonly Question[];
}

async function updateLocked(
  deps: Deps,
  tx: Db,
  key: store.JobKey,
  payload: UpdateJobPayload,
  { before, old, fresh }: Sheets,
): Promise<UpdatedJob | null> {
  const job = await lockJob(tx, key);
  if (!isDeepStrictEqual(jobBrief(job), before)) return null;
  const next = changesOf(job, payload);
  const locked = job.questionsLockedAt !== null;
  const isSame = sameProfile(next.idealProfile, job.idealProfile) && next.interviewLanguage === job.interviewLanguage;
  if (locked && !isSame) throw new AppError(jobErrors.PROFILE_LOCKED);
  if (locked && !sameWeights(weightsOf({ ...next, measuredAs: job.measuredAs }), weightsOf(job)))
    throw new AppError(jobErrors.WEIGHTS_LOCKED);
  requireListed(next.indispensableSkills, next.idealProfile);
  const changed = { ...next, changedAt: deps.clock.now() };
  const set = locked ? { ...changed, idealProfile: job.idealProfile } : changed;
  const row = await store.updateJob(tx, { ...key, set });
  if (!row) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const own = (await store.listQuestions(tx, key)).filter(({ question }) => question.own);
  const { rewriteQuestions = 'NONE' } = payload;
  if (!locked && rewriteQuestions !== 'NONE') {
    const kept = rewriteQuestions === 'ALL' ? [] : own;
    const written = fresh
      .filter(({ text }) => !kept.some(({ question }) => question.text === text))
      .slice(0, MAX_QUESTIONS - kept.length)
      .map((question) => ({ id: deps.newId(), question }));
    await store.replaceQuestions(tx, { ...key, questions: [...written, ...kept] });
    await offerToModel(deps, tx, key, written);
    return { ...(await presentOne(deps, tx, key.companyId, row)), rewritable: null };
  }
  const texts = (list: readonly Question[]) => list.map(({ text }) => text).join('\n');
  const outdated = !locked && texts(fresh) !== texts(old);
  return { ...(await presentOne(deps, tx, key.companyId, row)), rewritable: outdated ? { own: own.length } : null };
}

/** Stops registrations and new interviews; started interviews continue. Idempotent. */
export async function closeJob(deps: Deps, key: store.JobKey): Promise<Job> {
  await requireJob(deps.db, key);
  return setStatus(deps, deps.db, key, 'CLOSED');
}

/** Records that somebody of the company has read the questions; the time of the first call stays. */
export async function readQuestions(deps: Deps, key: store.JobKey): Promise<Job> {
  const job = await requireJob(deps.db, key);
  const set = { questionsReadAt: deps.clock.now() };
  const row = job.questionsReadAt ? job : await store.updateJob(deps.db, { ...key, set });
  if (!row) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return presentOne(deps, deps.db, key.companyId, row);
}

/** Reopens the offer: it uses no further quota, but requires a running subscription. */
export async function reopenJob(deps: Deps, key: store.JobKey): Promise<Job> {
  await requireJob(deps.db, key);
  await requireRunning(deps, deps.db, key.companyId);
  return setStatus(deps, deps.db, key, 'OPEN');
}

async function setStatus(deps: Deps, db: Db, key: store.JobKey, status: store.JobRow['status']): Promise<Job> {
  const row = await store.updateJob(db, { ...key, set: { status, changedAt: deps.clock.now() } });
  if (!row) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return presentOne(deps, db, key.companyId, row);
}

export async function listJobs(deps: Deps, { companyId, offers }: Reader): Promise<Job[]> {
  const rows = await store.listJobs(deps.db, { companyId, offers, now: deps.clock.now() });
  return rows.map(({ job, questions, maxCandidates }) => present(job, questions, maxCandidates));
}

/** Lists the offers that a person may see, with the sum of their candidates. */
export async function listCompanyJobs(deps: Deps, { companyId, offers }: Reader): Promise<CompanyJobs> {
  const rows = await store.listJobs(deps.db, { companyId, offers, now: deps.clock.now() });
  return {
    jobs: rows.map(({ job, questions, maxCandidates, completed, invited }) => ({
      job: present(job, questions, maxCandidates),
      numCandidates: job.candidateCount,
      funnel: { completed, invited },
    })),
    totalCandidates: rows.reduce((sum, { job }) => sum + job.candidateCount, 0),
  };
}

export interface PublicOffer {
  readonly job: PublicJob;
  /** Whether search engines may index the offer. */
  readonly listed: boolean;
  /** End of the plan under which the offer takes candidates; null without a running plan. */
  readonly openUntil: Date | null;
}

/** Returns the offer as the public sees it; null for an unknown id. */
export async function findPublicOffer(deps: Deps, jobId: string): Promise<PublicOffer | null> {
  const found = isId(jobId) ? await store.findPublicJobUnscoped(deps.db, { jobId, now: deps.clock.now() }) : null;
  if (!found) return null;
  return { job: presentPublic(found), listed: found.job.listed, openUntil: found.openUntil };
}

type FoundOffer = NonNullable<Awaited<ReturnType<typeof store.findPublicJobUnscoped>>>;

function presentPublic({
  job,
  company,
  maxCandidates,
  questionCount,
  completed,
  answers,
  others,
  logo,
}: FoundOffer): PublicJob {
  const isActive = maxCandidates !== null && !company.suspendedAt && !company.eraseAt;
  const availability = availabilityOf({
    open: job.status === 'OPEN' && isActive,
    seats: maxCandidates ?? 0,
    taken: job.seatsTaken,
    completed,
  });
  const said = { promiseDays: job.promiseDays, answersIn: usualDays(answers) };
  return {
    ...offerFields(job),
    company: {
      name: company.name,
      industry: company.industry === null ? null : sectorText(company.industry),
      legalName: company.legalName,
      city: company.city,
      companyDescription: company.description,
      companySize: company.size,
      contact: company.contactEmail,
      logo: logo && { path: `/Logo/${job.id}/${logo.version}`, width: logo.width, height: logo.height },
    },
    others: isActive ? others : [],
    questionCount,
    availability,
    ...said,
    promise: offerPromise(said),
  };
}

export async function getPublicJob(deps: Deps, jobId: string): Promise<PublicJob> {
  const offer = await findPublicOffer(deps, jobId);
  if (!offer) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return offer.job;
}

/** Returns the id of the offer that a short link names; null for an unknown one. */
export async function findOfferByCode(deps: Deps, code: string): Promise<string | null> {
  return isOfferCode(code) ? store.findCodeUnscoped(deps.db, code) : null;
}

/** Counts one opening of an offer's page by its day, without anything about who opened it. */
export async function countView(deps: Deps, jobId: string): Promise<void> {
  // Reading an offer stays possible while the disk is nearly full; only its count is left out.
  if (deps.hasRoom()) await store.countViewUnscoped(deps.db, { jobId, day: tunisDay(deps.clock.now()) });
}

/** Returns the logo on an offer's page, by its version; null for any other version. */
export async function findPublicLogo({ db }: Deps, key: { jobId: string; version: string }) {
  return isId(key.jobId) ? store.findLogoUnscoped(db, key) : null;
}

/** Lists the offers for the sitemap. */
export async function listListedJobs(deps: Deps, limit: number) {
  return store.findListedJobsUnscoped(deps.db, { now: deps.clock.now(), limit });
}

/** Returns a public offer's row with its company, for the features behind the offer's link. */
export async function findOpenJobUnscoped(deps: Deps, jobId: string) {
  const found = isId(jobId) ? await store.findJobUnscoped(deps.db, jobId) : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return found;
}

export async function requireJob(db: Db, key: store.JobKey): Promise<store.JobRow> {
  const job = isId(key.jobId) ? await store.findJob(db, key) : null;
  if (!job) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return job;
}

export async function lockJob(tx: Db, key: store.JobKey): Promise<store.JobRow> {
  const job = await store.lockJob(tx, key);
  if (!job) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return job;
}

export const { findSecondOfferAt: secondOfferAt } = store;
export const { countCandidate, countCompleted, countQuestions, changeSeats, lockQuestions, listQuestions } = store;

async function presentOne(deps: Deps, db: Db, companyId: CompanyId, job: store.JobRow): Promise<Job> {
  const questions = await store.listQuestions(db, { companyId, jobId: job.id });
  const running = await runningSubscription(deps, db, companyId);
  return present(
    job,
    questions.map(({ question }) => question.text),
    running?.maxCandidates ?? null,
  );
}

/** Returns the fields of an offer that are the same for the company, the public and the archive. */
export const offerFields = (job: store.JobRow) => {
  const { id, title, description, location, salary, type, contract, remoteDays } = job;
  const { createdAt, interviewLanguage, idealProfile } = job;
  const basics = { id, title, description, location, salary, type, contract, remoteDays };
  return { ...basics, createdAt: createdAt.toISOString(), interviewLanguage, idealProfile };
};

function present(job: store.JobRow, tailoredQuestions: string[], maxCandidates: number | null): Job {
  const { seatsTaken, status, listed, promiseDays, questionsLockedAt, questionsReadAt } = job;
  return {
    ...offerFields(job),
    currentCandidatesCount: seatsTaken,
    tailoredQuestions,
    status,
    listed,
    promiseDays,
    ...weightsOf(job),
    maxCandidates,
    profileLocked: questionsLockedAt !== null,
    questionsRead: questionsReadAt !== null,
  };
}
