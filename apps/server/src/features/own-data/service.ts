import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@kafaa/domain/audit/options';
import { FIELD_NAMES, type FieldName, fieldsOf } from '@kafaa/domain/candidates/fields';
import type { CvFields } from '@kafaa/domain/candidates/schema';
import { DIMENSIONS } from '@kafaa/domain/evaluations/options';
import { awaitsChoice } from '@kafaa/domain/invitations/rules';
import { pointsTaken } from '@kafaa/domain/evaluations/rules';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { brokenPromiseText, promiseText } from '@kafaa/domain/jobs/promise-texts';
import { promiseState } from '@kafaa/domain/jobs/rules';
import { ownDataErrors } from '@kafaa/domain/own-data/errors';
import {
  applicationPath,
  applicationState,
  keptUntil,
  resultShownFrom,
  shownMoves,
} from '@kafaa/domain/own-data/rules';
import type { Correction, OwnData } from '@kafaa/domain/own-data/schema';
import {
  deductionSaid,
  levelSaid,
  measuredTexts,
  meetingOffSaid,
  meetingOverSaid,
  OFFER_CLOSED_BEFORE,
  OWN_CRITERIA,
  personAskedSaid,
  resemblanceText,
  scoreSaid,
} from '@kafaa/domain/own-data/texts';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { Db, Deps } from '#/deps';
import { ownDataUrl } from '#/platform/links/own-data-link';
import { mailDate, mailDay } from '#/platform/mail/mail-layout.tsx';
import { type Doer, recordAuditEvent } from '#/features/audit/service';
import { offerEmails } from '#/features/auth/service';
import {
  lockPerson,
  recordReturn,
  recordWithdrawal,
  refuseAvailability,
  searchFields,
} from '#/features/candidates/service';
import { forgetCopies } from '#/features/copies/service';
import { candidateEvaluated } from '#/features/evaluations/events';
import { interviewCompleted } from '#/features/interviews/events';
import { renewInterview } from '#/features/interviews/registration-service';
import { takeSeat } from '#/features/interviews/seats-service';
import { replyLink } from '#/features/invitations/links-service';
import { giveUpMeeting } from '#/features/invitations/service';
import { changeSeats, lockJob } from '#/features/jobs/service';
import { queueMail } from '#/features/mails/service';
import { interviewToIndex } from '#/features/search/events';
import { forgetContents } from '#/features/search/service';
import { eraseCandidate } from './erase-service.ts';
import { filesForgotten } from './events.ts';
import { locate, open } from './links-service.ts';
import { applicationWithdrawnMail } from './mails/application-withdrawn.tsx';
import { candidateWithdrewMail } from './mails/candidate-withdrew.tsx';
import * as store from './store.ts';

const ownEvent = (deps: Deps, db: Db, key: store.CandidateKey, action: AuditAction) =>
  recordAuditEvent(deps, db, { ...key, by: 'CANDIDATE', action, of: key.candidateId });

async function requireDossier(db: Db, key: store.CandidateKey): Promise<store.Dossier> {
  const dossier = await store.findDossier(db, key);
  if (!dossier) throw new AppError(ownDataErrors.DATA_ERASED);
  return dossier;
}

/** Returns the candidate's own data. Levels and reasons are left out until `resultShownFrom`. */
export async function getOwnData(deps: Deps, link: string): Promise<OwnData> {
  return present(deps, await requireDossier(deps.db, await open(deps, link)));
}

/** Returns the own data for a request for access: everything immediately, levels and reasons included. */
export async function requestAccess(deps: Deps, link: string): Promise<OwnData> {
  const key = await open(deps, link);
  const dossier = await requireDossier(deps.db, key);
  await ownEvent(deps, deps.db, key, 'EXPORTED');
  return present(deps, dossier, true);
}

/** Returns the own data as a machine-readable file, with details that the page omits for brevity (quotes, exact measures). */
export async function exportOwnData(deps: Deps, link: string) {
  const key = await open(deps, link);
  const dossier = await requireDossier(deps.db, key);
  await ownEvent(deps, deps.db, key, 'EXPORTED');
  return { bytes: jsonBytes(exported(deps, dossier)), fileName: 'mes-donnees.json' };
}

export async function downloadOwnCv(deps: Deps, link: string) {
  const key = await open(deps, link);
  const { interview } = await requireDossier(deps.db, key);
  const bytes = interview?.cvKey ? await deps.files.get(interview.cvKey) : null;
  if (!bytes || !interview?.cvName) throw new AppError(ownDataErrors.NO_CV);
  await ownEvent(deps, deps.db, key, 'CV_READ');
  return { bytes: new Uint8Array(bytes), fileName: interview.cvName };
}

/** Stores the candidate's corrections. */
export async function correctOwnData(deps: Deps, link: string, correction: Correction): Promise<OwnData> {
  const key = await open(deps, link);
  await deps.db.transaction(async (tx) => {
    const held = await store.lockCandidate(tx, key);
    if (!held) throw new AppError(ownDataErrors.DATA_ERASED);
    refuseAvailability(deps, correction.availableFrom, held.candidate.availableFrom);
    await correctIdentity(deps, tx, { ...key, by: 'CANDIDATE', held: held.candidate, correction });
  });
  return present(deps, await requireDossier(deps.db, key));
}

/** Corrects the short answers of the CV. The report quotes neither them nor the CV, so it stays. */
export async function correctCvFields(deps: Deps, link: string, cvFields: CvFields): Promise<OwnData> {
  const key = await open(deps, link);
  await deps.db.transaction(async (tx) => {
    const held = await store.lockCandidate(tx, key);
    if (!held) throw new AppError(ownDataErrors.DATA_ERASED);
    if (!held.interview?.cvFields) throw new AppError(ownDataErrors.NO_CV_FIELDS);
    if (isDeepStrictEqual(held.interview.cvFields, cvFields)) return;
    await ownEvent(deps, tx, key, 'CORRECTED');
    await store.updateCvFields(tx, { ...key, cvFields });
  });
  return present(deps, await requireDossier(deps.db, key));
}

type Identity = Pick<store.HeldCandidate, FieldName>;

/** The fields whose correction makes a report outdated. */
const REPORTED = ['firstName', 'lastName', 'email'] as const satisfies readonly FieldName[];

/**
 * Corrects the identity in an application, for any actor; idempotent. A report shows name and address, so the old report is
 * deleted and the company generates a new one.
 */
export async function correctIdentity(
  deps: Deps,
  tx: Db,
  {
    by,
    held,
    correction,
    ...key
  }: store.CandidateKey & { by: Doer; held: store.HeldCandidate; correction: Partial<Identity> },
): Promise<void> {
  const identity = fieldsOf({ ...held, ...correction });
  const differs = (name: FieldName) => identity[name] !== held[name];
  if (!FIELD_NAMES.some(differs)) return;
  await recordAuditEvent(deps, tx, { ...key, by, action: 'CORRECTED', of: key.candidateId });
  // The consent is deleted, because somebody else may read the new address.
  if (differs('email')) await store.dropPoolConsent(tx, key);
  await store.updateIdentity(tx, { ...key, set: { ...identity, ...searchFields(identity) } });
  if (!REPORTED.some(differs)) return;
  const report = await store.dropReport(tx, key);
  if (report) await deps.queue.send(tx, filesForgotten, { prefixes: [], keys: [report] });
}

/**
 * Withdraws the application: frees the seat, ends the interview's links, cancels an upcoming meeting, and mails both sides.
 * Idempotent.
 */
export async function withdraw(deps: Deps, link: string): Promise<OwnData> {
  const key = await open(deps, link);
  const { candidate, job, companyName } = await requireDossier(deps.db, key);
  const now = deps.clock.now();
  const scope = { companyId: key.companyId, jobId: job.id };
  await deps.db.transaction(async (tx) => {
    await lockJob(tx, scope);
    const held = await store.lockCandidate(tx, key);
    if (!held) throw new AppError(ownDataErrors.DATA_ERASED);
    if (held.candidate.withdrawnAt) return;
    await recordWithdrawal(tx, key, now);
    await ownEvent(deps, tx, key, 'WITHDRAWN');
    await store.dropLinks(tx, key);
    await forgetCopies(tx, key);
    await forgetContents(tx, key);
    if (await store.leaveSeat(tx, key)) await changeSeats(tx, { ...scope, by: -1 });
    const meeting = await giveUpMeeting(deps, tx, key);
    const { firstName, lastName, email, appliedAt } = held.candidate;
    const confirmation = await applicationWithdrawnMail(deps.config, {
      firstName,
      job: job.title,
      company: companyName,
      meeting: meeting?.date ?? null,
      resumable: held.interview?.completedAt != null,
      keptUntil: keptUntil(appliedAt, deps.config.retentionMonths),
      ownData: ownDataUrl(deps, key),
    });
    const attachments = meeting ? [meeting.file] : [];
    await queueMail(deps, tx, { ...key, to: email, content: confirmation, ownData: true, attachments });
    // The company gets no mail about a candidate who never finished, because it got none about the application either.
    if (!held.interview?.completedAt && !meeting) return;
    const notice = await candidateWithdrewMail(deps.config, {
      candidate: `${firstName} ${lastName}`,
      candidateId: candidate.id,
      job: job.title,
      jobId: job.id,
      meeting: meeting?.date ?? null,
    });
    for (const to of await offerEmails(tx, { companyId: key.companyId, jobId: job.id }))
      await queueMail(deps, tx, { ...key, to, content: notice });
  });
  return present(deps, await requireDossier(deps.db, key));
}

/** Resumes a withdrawn application whose interview was completed; a seat must be free. */
export async function resume(deps: Deps, link: string): Promise<OwnData> {
  const key = await open(deps, link);
  const { job, evaluation } = await requireDossier(deps.db, key);
  await deps.db.transaction(async (tx) => {
    await lockJob(tx, { companyId: key.companyId, jobId: job.id });
    // The person's applications are locked before the candidate, so that all locks of a person are taken in one order.
    await lockPerson(tx, key);
    const held = await store.lockCandidate(tx, key);
    if (!held) throw new AppError(ownDataErrors.DATA_ERASED);
    if (!held.candidate.withdrawnAt) return;
    if (!held.interview?.completedAt) throw new AppError(ownDataErrors.NOTHING_TO_RESUME);
    await takeSeat(deps, tx, key, job.id);
    await recordReturn(tx, key, deps.clock.now());
    await ownEvent(deps, tx, key, 'RESUMED');
    // With an evaluation, the answers are compared with others again; without one, the interview is scored first.
    await deps.queue.send(tx, evaluation ? candidateEvaluated : interviewCompleted, key);
    await deps.queue.send(tx, interviewToIndex, key);
  });
  return present(deps, await requireDossier(deps.db, key));
}

/** Mails a new interview link, like the expired link itself does. A withdrawn application gets none. */
export async function renewOwnInterview(deps: Deps, link: string): Promise<{ message: string }> {
  const key = await open(deps, link);
  const { candidate } = await requireDossier(deps.db, key);
  if (candidate.withdrawnAt) throw new AppError(ownDataErrors.NOTHING_TO_RESUME);
  return renewInterview(deps, key);
}

/** Erases the candidate's data. Idempotent: a repeated call returns the same message. */
export async function erase(deps: Deps, link: string): Promise<{ message: string }> {
  const key = await locate(deps, link);
  if (key) await eraseCandidate(deps, key, 'CANDIDATE');
  return { message: ownDataErrors.DATA_ERASED.message };
}

/** Returns all applications of an e-mail address, or the one with this id; for the operator. */
export async function findApplications(deps: Deps, who: string) {
  return store.findApplicationsUnscoped(deps.db, { who });
}

/** Returns everything about an application, including the company's notes; for the operator, who answers a request by post or e-mail. */
export async function exportForOperator(deps: Deps, key: store.CandidateKey): Promise<object> {
  const dossier = await requireDossier(deps.db, key);
  await recordAuditEvent(deps, deps.db, { ...key, by: 'OPERATOR', action: 'EXPORTED', of: key.candidateId });
  const { notes, rejectionReason, rejectedAt, rejectionMailedAt, status } = dossier.candidate;
  const { cvKey, cvName: name, cvSize: size } = dossier.interview ?? {};
  const cv = cvKey ? await deps.files.get(cvKey) : null;
  return {
    ...exported(deps, dossier),
    cv: cv && { name, size, text: dossier.cvText, base64: Buffer.from(cv).toString('base64') },
    decision: {
      status,
      rejectedAt,
      rejectionReason,
      rejectionMailedAt,
      notes,
      humanLevels: dossier.evaluation?.humanLevels ?? {},
      deductionWaived: dossier.evaluation?.deductionWaived ?? false,
    },
    mails: dossier.mails.map(({ recipient, subject, text, createdAt, sentAt }) => ({
      recipient,
      subject,
      text,
      createdAt,
      sentAt,
    })),
  };
}

function jsonBytes(value: object) {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

function exported(deps: Deps, dossier: store.Dossier): object {
  const { candidate, interview, evaluation, answers } = dossier;
  // `others` summarises other candidates, so it is left out.
  const { others: _others, ...result } = evaluation ? standing(evaluation) : {};
  return {
    format: 'kafaa-application-1',
    exportedAt: deps.clock.now(),
    from: deps.config.publicUrl,
    id: candidate.id,
    ...present(deps, dossier, true),
    reviews: dossier.reviews,
    stages: dossier.moves,
    feedback: dossier.feedback,
    hindsightAnswers: dossier.hindsight,
    written: dossier.written.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    answers: answers.map(({ position, answer, savedAt, behaviour, question }) => ({
      position,
      question,
      answer,
      savedAt,
      measured: behaviour,
    })),
    cv: interview?.cvName ? { name: interview.cvName, size: interview.cvSize, text: dossier.cvText } : null,
    evaluation: evaluation && { evaluatedAt: evaluation.evaluatedAt, ...result },
  };
}

function presentPool({ pool }: store.Dossier, now: Date): OwnData['pool'] {
  const iso = (at: string) => new Date(at).toISOString();
  if (!pool || new Date(pool.endsAt) <= now) return null;
  return { version: pool.version, givenAt: iso(pool.givenAt), endsAt: iso(pool.endsAt) };
}

function presentHindsight({ candidate, hindsight }: store.Dossier): OwnData['hindsight'] {
  const toldAt = candidate.hindsightToldAt?.toISOString() ?? null;
  return toldAt === null && hindsight.length === 0 ? null : { toldAt, answers: hindsight.length };
}

function present(deps: Deps, dossier: store.Dossier, full = false): OwnData {
  const { candidate, job, companyName, interview, evaluation, report, answers } = dossier;
  const { appliedAt, withdrawnAt } = candidate;
  const now = deps.clock.now();
  const state = applicationState({ ...candidate, interview }, now);
  const resultFrom = resultShownFrom({ ...candidate, interview }, now);
  const isShown = full || (resultFrom !== null && resultFrom <= now);
  const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
  const consent = (to: 'REGISTRATION' | 'INTERVIEW', version: string | null | undefined, at: Date | null | undefined) =>
    version && at ? [{ to, version, at: at.toISOString() }] : [];
  return {
    companyName,
    jobId: job.id,
    jobTitle: job.title,
    identity: fieldsOf(candidate),
    appliedAt: appliedAt.toISOString(),
    ...(candidate.source && { source: candidate.source }),
    keptUntil: keptUntil(appliedAt, deps.config.retentionMonths).toISOString(),
    state,
    path: applicationPath({
      state,
      appliedAt,
      answeredAt: interview?.lastAnswerAt ?? null,
      completedAt: interview?.completedAt ?? null,
      readAt: dossier.readAt,
      decidedAt: decidedAt(dossier),
    }).map((entry) => ({ ...entry, at: iso(entry.at) })),
    meeting: state === 'INVITED' ? upcomingMeeting(deps, dossier, now) : null,
    promise: awaitedPromise(deps, dossier, state),
    ...noticeOf(dossier, state, now),
    resumable: withdrawnAt !== null && interview?.completedAt != null,
    consents: [
      ...consent('REGISTRATION', candidate.consentVersion, appliedAt),
      ...consent('INTERVIEW', interview?.consentVersion, interview?.startedAt),
    ],
    pool: presentPool(dossier, now),
    interview: {
      linkExpiresAt: iso(interview?.linkExpiresAt),
      startedAt: iso(interview?.startedAt),
      completedAt: iso(interview?.completedAt),
      accommodation: interview?.accommodation ?? false,
    },
    answers: answers.map(({ answer, savedAt, behaviour, question }) => ({
      question: question ?? '',
      answer,
      savedAt: savedAt.toISOString(),
      measured: measuredTexts(behaviour),
    })),
    cv:
      interview?.cvKey && interview.cvName
        ? { name: interview.cvName, size: interview.cvSize ?? 0, ...(dossier.cvText && { searchable: true }) }
        : null,
    cvFields: interview?.cvFields ?? null,
    resultFrom: isShown ? null : iso(resultFrom),
    evaluation: evaluation && isShown ? presentEvaluation(evaluation) : null,
    feedback: presentFeedback(dossier),
    resemblances: [isShown ? resemblanceText(dossier.resemblances) : null].filter((text) => text !== null),
    reportedAt: iso(report?.generatedAt),
    writtenByPeople: dossier.written.length,
    hindsight: presentHindsight(dossier),
    invitations: dossier.invitations.map(presentInvitation),
    moves: shownMoves(dossier.moves, { state, full }).map(({ to, at }) => ({ to, at: at.toISOString() })),
    mails: dossier.mails
      .filter(({ recipient }) => recipient === candidate.email)
      .map(({ subject, createdAt }) => ({ subject, at: createdAt.toISOString() })),
  };
}

const presentInvitation = (invitation: store.Dossier['invitations'][number]): OwnData['invitations'][number] => ({
  interviewType: invitation.interviewType,
  interviewPlace: invitation.interviewPlace,
  interviewDate: invitation.interviewDate.toISOString(),
  reply: invitation.reply,
  withdrawn: invitation.withdrawn,
  durationMinutes: invitation.durationMinutes,
  slots: invitation.slots,
  note: invitation.note,
  outcome: invitation.outcome,
});

function presentFeedback({ feedback }: store.Dossier): OwnData['feedback'] {
  if (!feedback?.approvedAt) return null;
  return { text: feedback.text, at: new Date(feedback.approvedAt).toISOString() };
}

function awaitedPromise(
  deps: Deps,
  { candidate: { promisedBy: by }, companyName, contact }: store.Dossier,
  state: OwnData['state'],
): OwnData['promise'] {
  if (by === null || state !== 'SENT') return null;
  if (promiseState(by, deps.clock.now()) !== 'BROKEN') return { text: promiseText(by), contact: null };
  return { text: brokenPromiseText(companyName, by), contact: contact ?? deps.config.brand.email };
}

/** Returns the time at which the candidate was told of the company's current decision, as far as it is known. */
function decidedAt({ candidate, invitations }: store.Dossier): Date | null {
  if (candidate.status === 'REJECTED') return candidate.rejectionMailedAt ?? candidate.rejectedAt;
  const invited = invitations.filter(({ withdrawn }) => !withdrawn).map(({ createdAt }) => createdAt);
  return invited.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Returns the sentences that explain the state further, if any. */
function noticeOf(dossier: store.Dossier, state: OwnData['state'], now: Date): Pick<OwnData, 'notice'> {
  const { job, reviews } = dossier;
  const isClosed = (state === 'REGISTERED' || state === 'EXPIRED') && job.status !== 'OPEN';
  const asked = reviews.find(({ kind, answer }) => kind === 'PERSON' && answer === null);
  const said = [
    isClosed && OFFER_CLOSED_BEFORE,
    (state === 'SENT' || state === 'INVITED') && pastMeeting(dossier, now),
    asked &&
      !['REJECTED', 'WITHDRAWN'].includes(state) &&
      personAskedSaid(mailDay(new Date(asked.askedAt)), mailDay(new Date(asked.dueAt))),
  ].filter((text) => typeof text === 'string');
  return said.length > 0 ? { notice: said.join(' ') } : {};
}

/** Says that the newest meeting is cancelled or over; null if it is ahead or there is none. */
function pastMeeting({ invitations }: store.Dossier, now: Date): string | null {
  const [newest] = invitations.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!newest) return null;
  const { interviewDate, withdrawn, reply } = newest;
  const day = awaitsChoice(newest) || reply === 'DECLINED' ? null : mailDate(interviewDate);
  if (withdrawn) return meetingOffSaid(day);
  return interviewDate > now ? null : meetingOverSaid(day);
}

/** Returns the next meeting, with the page where the candidate replies. */
function upcomingMeeting(deps: Deps, { candidate, invitations }: store.Dossier, now: Date): OwnData['meeting'] {
  const next = invitations.findLast(({ withdrawn, interviewDate }) => !withdrawn && interviewDate > now);
  if (!next) return null;
  const { interviewType, interviewPlace, interviewDate, reply } = next;
  const link = new URL(replyLink(deps, { ...next, companyId: candidate.companyId })).pathname;
  const slots = awaitsChoice(next) ? next.slots : [];
  return { interviewType, interviewPlace, interviewDate: interviewDate.toISOString(), reply, link, slots };
}

type KeptEvaluation = NonNullable<store.Dossier['evaluation']>;

/** Returns the engine's result, without its deduction if a person has waived it. */
const standing = ({ result, deductionWaived }: KeptEvaluation) => (deductionWaived ? withoutDeduction(result) : result);

function presentEvaluation(evaluation: KeptEvaluation): NonNullable<OwnData['evaluation']> {
  const { score, recommendation, note, dimensions, authenticity, answers } = standing(evaluation);
  const read = answers.filter(({ level }) => level !== null).length;
  const deduction = pointsTaken({ ...authenticity, waived: evaluation.deductionWaived });
  return {
    evaluatedAt: evaluation.evaluatedAt.toISOString(),
    score,
    scoreSaid: scoreSaid(score, { read, given: answers.length }),
    recommendation,
    note,
    criteria: DIMENSIONS.flatMap(({ key, label }) => {
      const found = dimensions.find((dimension) => dimension.key === key);
      if (!found) return [];
      const { level, reason } = found;
      return [{ label, title: OWN_CRITERIA[key], level, said: levelSaid(key, level), reason }];
    }),
    deduction,
    deductionSaid: authenticity.facts.length > 0 ? deductionSaid(deduction) : '',
    signs: authenticity.facts,
  };
}
