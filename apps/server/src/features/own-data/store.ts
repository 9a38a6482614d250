import { and, asc, eq, exists, inArray, isNull, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Stage } from '@kafaa/domain/candidates/options';
import type { CvFields } from '@kafaa/domain/candidates/schema';
import type { HindsightMarks } from '@kafaa/domain/hindsight/rules';
import type { Behaviour } from '@kafaa/domain/interviews/schema';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import type { OpinionVerdict } from '@kafaa/domain/opinions/options';
import type { OwnLevels } from '@kafaa/domain/opinions/schema';
import type { Db } from '#/deps';
import { withoutTenantScope, toCompanyId } from '#/platform/data/tenant';
import { auditEvents } from '../audit/tables.ts';
import { companyContact } from '../auth/tables.ts';
import { candidateMoves, candidates } from '../candidates/tables.ts';
import { companies } from '../companies/tables.ts';
import { resemblances } from '../copies/tables.ts';
import { answerLevels, evaluations } from '../evaluations/tables.ts';
import { feedbackCards } from '../feedback/tables.ts';
import { hindsightQuestions } from '../hindsight/tables.ts';
import { interviewAnswers, interviewLinks, interviews, takenInterviews } from '../interviews/tables.ts';
import { invitations } from '../invitations/tables.ts';
import { jobQuestions, jobs } from '../jobs/tables.ts';
import { companyTombstones } from '../lifecycle/tables.ts';
import { mails } from '../mails/tables.ts';
import { groupMailRecipients, groupMails } from '../messages/tables.ts';
import { comments, opinionLinkCandidates, opinionLinks, opinions, scorecards } from '../opinions/tables.ts';
import { poolConsents } from '../pool/tables.ts';
import { reports } from '../reports/tables.ts';
import { reviewRequests } from '../reviews/tables.ts';
import { searchTexts } from '../search/tables.ts';
import { modelUsage } from '../usage/tables.ts';

export interface CandidateKey {
  readonly companyId: CompanyId;
  readonly candidateId: string;
}

/** Matches a candidate's rows in a table that has the columns `companyId` and `candidateId`. */
const ofCandidate = (table: { companyId: PgColumn; candidateId: PgColumn }, key: CandidateKey): SQL | undefined =>
  and(eq(table.companyId, key.companyId), eq(table.candidateId, key.candidateId));
const isCandidate = (key: CandidateKey) =>
  and(eq(candidates.companyId, key.companyId), eq(candidates.id, key.candidateId));

/**
 * Returns the candidate whom a signed link names, and the times from which links are valid (`linksFrom`, `ownLinksFrom`); null if the
 * candidate was erased.
 */
export async function findCandidateUnscoped(
  db: Db,
  { company, candidateId }: { company: string; candidateId: string },
): Promise<{ key: CandidateKey; linksFrom: Date | null; ownLinksFrom: Date | null } | null> {
  const { companyId, linksFrom, ownLinksFrom } = candidates;
  const [row] = await db
    .select({ companyId, linksFrom, ownLinksFrom })
    .from(candidates)
    .where(and(eq(candidates.companyId, company), eq(candidates.id, candidateId)));
  if (!row) return null;
  return { ...row, key: { companyId: toCompanyId(row.companyId), candidateId } };
}

/** Whether the company that a signed link names was erased as a whole. */
export async function findTombstoneUnscoped(db: Db, { company }: { company: string }): Promise<boolean> {
  const rows = await db
    .select({ erasedAt: companyTombstones.erasedAt })
    .from(companyTombstones)
    .where(eq(companyTombstones.companyId, company));
  return rows.length > 0;
}

/** Lists every application of an e-mail address, or the one with this id; for the operator. */
export async function findApplicationsUnscoped(db: Db, { who }: { who: string }) {
  const rows = await db
    .select({ candidate: candidates, jobTitle: jobs.title, companyName: companies.name })
    .from(candidates)
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .innerJoin(companies, eq(companies.companyId, candidates.companyId))
    .where(or(eq(candidates.email, who.trim().toLowerCase()), eq(candidates.id, who.trim())))
    .orderBy(asc(candidates.appliedAt));
  return rows.map(({ candidate, ...names }) => ({
    ...names,
    candidate,
    key: { companyId: toCompanyId(candidate.companyId), candidateId: candidate.id },
  }));
}

/** Lists companies that hold an application from before `cutoff`. */
export async function findRetiringUnscoped(db: Db, cutoff: Date): Promise<CompanyId[]> {
  const old = db
    .select({ one: sql`1` })
    .from(candidates)
    .where(and(eq(candidates.companyId, companies.companyId), lt(candidates.appliedAt, cutoff)));
  const rows = await withoutTenantScope(
    db.select({ companyId: companies.companyId }).from(companies).where(exists(old)),
  );
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

/** Lists the company's oldest applications from before `cutoff`, without the first `skip` of them. */
export async function listRetiring(
  db: Db,
  { companyId, cutoff, skip, limit }: { companyId: CompanyId; cutoff: Date; skip: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.companyId, companyId), lt(candidates.appliedAt, cutoff)))
    .orderBy(asc(candidates.appliedAt))
    .offset(skip)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Lists every company, because each may have files. */
export async function findFileOwnersUnscoped(db: Db): Promise<CompanyId[]> {
  const rows = await withoutTenantScope(db.select({ companyId: companies.companyId }).from(companies));
  return rows.map(({ companyId }) => toCompanyId(companyId));
}

/** Returns the file keys of these candidates, and the interview's dates that decide whether a CV upload may continue. */
export async function listFiles(db: Db, { companyId, ids }: { companyId: CompanyId; ids: readonly string[] }) {
  if (ids.length === 0) return [];
  const { candidateId, cvKey, linkExpiresAt, startedAt, completedAt } = interviews;
  return db
    .select({ candidateId, cvKey, linkExpiresAt, startedAt, completedAt, reportKey: reports.fileKey })
    .from(interviews)
    .leftJoin(reports, and(eq(reports.companyId, interviews.companyId), eq(reports.candidateId, candidateId)))
    .where(and(eq(interviews.companyId, companyId), inArray(candidateId, [...ids])));
}

/** Rows of other tables, aggregated as JSON into the candidate's row, so that one query reads everything. Dates are strings. */
interface KeptRows {
  readonly answers: {
    position: number;
    answer: string;
    savedAt: string;
    behaviour: Behaviour | null;
    question: string | null;
  }[];
  readonly invitations: (Pick<
    typeof invitations.$inferSelect,
    'id' | 'sequence' | 'interviewType' | 'interviewPlace' | 'reply' | 'durationMinutes' | 'slots' | 'note' | 'outcome'
  > & {
    interviewDate: string;
    createdAt: string;
    withdrawn: boolean;
  })[];
  readonly reviews: (Pick<typeof reviewRequests.$inferSelect, 'kind' | 'reason' | 'answer'> & {
    askedAt: string;
    dueAt: string;
  })[];
  /** Texts about the candidate by people of the company or holders of a link, without their names. */
  readonly written: {
    kind: 'OPINION' | 'COMMENT' | 'SCORECARD' | 'ANSWER_LEVEL';
    at: string;
    text: string;
    verdict?: OpinionVerdict;
    levels?: OwnLevels;
    /** Position of the answer; set only for a level that a person gave an answer. */
    position?: number;
    level?: number;
  }[];
  /** The text about the interview; the candidate sees it once it is approved. Null if nobody edited or approved one. */
  readonly feedback: { text: string; savedAt: string; approvedAt: string | null } | null;
  /** Answers about the hire, of any person of the company, without the name. */
  readonly hindsight: { day: number; answeredAt: string; marks: HindsightMarks }[];
  /** Positions of the answers that resemble another candidate's, without data of the other candidate. */
  readonly resemblances: number[];
  readonly moves: {
    from: Stage | null;
    to: Stage;
    at: string;
    byCompany: boolean;
    reason: string | null;
    undo: boolean;
  }[];
  /** The last consent to be contacted for other offers, which may have ended; null if there was none. */
  readonly pool: { version: string; givenAt: string; endsAt: string } | null;
  readonly mails: { recipient: string; subject: string; text: string; createdAt: string; sentAt: string | null }[];
}
const ofThis = sql`r.company_id = ${candidates}.company_id and r.candidate_id = ${candidates}.id`;
const keptRows = {
  answers: sql<KeptRows['answers']>`coalesce((
    select json_agg(json_build_object('position', r.position, 'answer', r.answer, 'savedAt', r.saved_at,
      'behaviour', r.behaviour, 'question', q.question ->> 'text') order by r.position)
    from ${interviewAnswers} r
    left join ${jobQuestions} q on q.company_id = r.company_id and q.job_id = ${candidates}.job_id and q.position = r.position
    where ${ofThis}), '[]'::json)`,
  invitations: sql<KeptRows['invitations']>`coalesce((
    select json_agg(json_build_object('interviewType', r.interview_type, 'interviewPlace', r.interview_place,
      'interviewDate', r.interview_date, 'reply', r.reply, 'withdrawn', r.withdrawn_at is not null,
      'id', r.id, 'sequence', r.sequence, 'createdAt', r.created_at, 'durationMinutes', r.duration_minutes,
      'slots', r.slots, 'note', r.note, 'outcome', r.outcome)
      order by r.interview_date desc)
    from ${invitations} r where ${ofThis}), '[]'::json)`,
  reviews: sql<KeptRows['reviews']>`coalesce((
    select json_agg(json_build_object('kind', r.kind, 'reason', r.reason, 'askedAt', r.asked_at, 'dueAt', r.due_at,
      'answer', r.answer, 'answeredAt', r.answered_at) order by r.asked_at)
    from ${reviewRequests} r where ${ofThis}), '[]'::json)`,
  written: sql<KeptRows['written']>`coalesce((
    select json_agg(w.entry order by w.at) from (
      select r.given_at as at, json_build_object('kind', 'OPINION', 'at', r.given_at, 'text', r.sentence,
        'verdict', r.verdict) as entry from ${opinions} r where ${ofThis}
      union all select r.created_at, json_build_object('kind', 'COMMENT', 'at', r.created_at, 'text', r.text)
        from ${comments} r where ${ofThis}
      union all select r.saved_at, json_build_object('kind', 'SCORECARD', 'at', r.saved_at, 'text', r.sentence,
        'levels', r.levels) from ${scorecards} r where ${ofThis}
      union all select r.at, json_build_object('kind', 'ANSWER_LEVEL', 'at', r.at, 'text', '', 'position', r.position,
        'level', r.level) from ${answerLevels} r where ${ofThis}
    ) w), '[]'::json)`,
  feedback: sql<KeptRows['feedback']>`(
    select json_build_object('text', r.text, 'savedAt', r.saved_at, 'approvedAt', r.approved_at)
    from ${feedbackCards} r where ${ofThis})`,
  hindsight: sql<KeptRows['hindsight']>`coalesce((
    select json_agg(json_build_object('day', r.day, 'answeredAt', r.answered_at, 'marks', r.marks) order by r.day)
    from ${hindsightQuestions} r where ${ofThis} and r.answered_at is not null), '[]'::json)`,
  resemblances: sql<KeptRows['resemblances']>`coalesce((
    select json_agg(distinct r.position) from ${resemblances} r where ${ofThis}), '[]'::json)`,
  pool: sql<KeptRows['pool']>`(
    select json_build_object('version', r.version, 'givenAt', r.given_at, 'endsAt', r.ends_at)
    from ${poolConsents} r where r.company_id = ${candidates}.company_id
      and r.mailbox = coalesce(${candidates}.mailbox, ${candidates}.email) order by r.ends_at desc limit 1)`,
  cvText: sql<string | null>`(select nullif(r.cv, '') from ${searchTexts} r where ${ofThis})`,
  readAt: sql<string | null>`(
    select min(r.at) from ${auditEvents} r where ${ofThis} and r.actor = 'RECRUITER'
      and r.action in ('CV_READ', 'TRANSCRIPT_READ', 'REPORT_READ') and r.at >= ${interviews.completedAt})`,
  moves: sql<KeptRows['moves']>`coalesce((
    select json_agg(json_build_object('from', r.from_stage, 'to', r.to_stage, 'at', r.at, 'byCompany', r.moved_by is not null,
      'reason', r.reason, 'undo', r.undoes is not null) order by r.seq)
    from ${candidateMoves} r where ${ofThis}), '[]'::json)`,
  mails: sql<KeptRows['mails']>`coalesce((
    select json_agg(json_build_object('recipient', r.recipient, 'subject', r.subject, 'text', r.text,
      'createdAt', r.created_at, 'sentAt', r.sent_at) order by r.created_at desc, r.id desc)
    from ${mails} r where ${ofThis}), '[]'::json)`,
};

/** Returns everything stored about a candidate, in one query; null if nothing is stored. */
export async function findDossier(db: Db, key: CandidateKey) {
  const [row] = await db
    .select({
      candidate: candidates,
      job: jobs,
      companyName: companies.name,
      contact: companyContact,
      interview: interviews,
      evaluation: evaluations,
      report: reports,
      asked: db.$count(jobQuestions, and(eq(jobQuestions.companyId, jobs.companyId), eq(jobQuestions.jobId, jobs.id))),
      ...keptRows,
    })
    .from(candidates)
    .innerJoin(companies, eq(companies.companyId, candidates.companyId))
    .innerJoin(jobs, and(eq(jobs.companyId, candidates.companyId), eq(jobs.id, candidates.jobId)))
    .leftJoin(interviews, ofCandidate(interviews, key))
    .leftJoin(evaluations, ofCandidate(evaluations, key))
    .leftJoin(reports, ofCandidate(reports, key))
    .where(isCandidate(key));
  if (!row) return null;
  // Answers to follow-up questions come after those to the job's questions, in the order of `followUps`.
  const again = row.interview?.followUps ?? [];
  const answers = row.answers.map(({ question, savedAt, ...answer }) => ({
    ...answer,
    savedAt: new Date(savedAt),
    question: question ?? again[answer.position - row.asked]?.text ?? null,
  }));
  const questions = row.resemblances.map((position) => again[position - row.asked]?.question ?? position);
  const meetings = row.invitations.map((one) => ({
    ...one,
    interviewDate: new Date(one.interviewDate),
    createdAt: new Date(one.createdAt),
  }));
  const moves = row.moves.map((move) => ({ ...move, at: new Date(move.at) }));
  const written = row.mails.map((mail) => ({
    ...mail,
    createdAt: new Date(mail.createdAt),
    sentAt: mail.sentAt === null ? null : new Date(mail.sentAt),
  }));
  const resembling = [...new Set(questions)].sort((a, b) => a - b);
  const readAt = row.readAt === null ? null : new Date(row.readAt);
  return { ...row, answers, resemblances: resembling, invitations: meetings, moves, mails: written, readAt };
}
export type Dossier = NonNullable<Awaited<ReturnType<typeof findDossier>>>;

/** Returns the job whose seats and counts include the candidate; null if the candidate is erased. */
export async function findJobId(db: Db, key: CandidateKey): Promise<string | null> {
  const [row] = await db.select({ jobId: candidates.jobId }).from(candidates).where(isCandidate(key));
  return row?.jobId ?? null;
}

/**
 * Locks the interview's row, then the candidate's, against concurrent completion, scoring and invitation. Null if the candidate is erased.
 */
export async function lockCandidate(db: Db, key: CandidateKey) {
  const [interview] = await db.select().from(interviews).where(ofCandidate(interviews, key)).for('update');
  const [candidate] = await db.select().from(candidates).where(isCandidate(key)).for('update');
  return candidate ? { candidate, interview: interview ?? null } : null;
}

export type HeldCandidate = typeof candidates.$inferSelect;

export async function updateIdentity(
  db: Db,
  { set, ...key }: CandidateKey & { set: Partial<typeof candidates.$inferInsert> },
): Promise<void> {
  await db.update(candidates).set(set).where(isCandidate(key));
}

export async function updateCvFields(
  db: Db,
  { cvFields, ...key }: CandidateKey & { cvFields: CvFields },
): Promise<void> {
  await db.update(interviews).set({ cvFields }).where(ofCandidate(interviews, key));
}

/** Whether another application for the offer has this address or mailbox. */
export async function isTaken(
  db: Db,
  { companyId, candidateId, jobId, email, mailbox }: CandidateKey & { jobId: string; email: string; mailbox: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(
      and(
        eq(candidates.companyId, companyId),
        eq(candidates.jobId, jobId),
        or(eq(candidates.email, email), eq(candidates.mailbox, mailbox)),
        ne(candidates.id, candidateId),
      ),
    );
  return rows.length > 0;
}

/** Ends every personal link made before `at`: to the interview, the invitation and the candidate's own data. */
export async function endLinks(db: Db, { at, ...key }: CandidateKey & { at: Date }): Promise<void> {
  await db.update(candidates).set({ linksFrom: at }).where(isCandidate(key));
}

/** Ends the links to the candidate's own data made before `at`. */
export async function endOwnLinks(db: Db, { at, ...key }: CandidateKey & { at: Date }): Promise<void> {
  await db.update(candidates).set({ ownLinksFrom: at }).where(isCandidate(key));
}

/** Deletes the links to the interview. */
export async function dropLinks(db: Db, key: CandidateKey): Promise<void> {
  await db.delete(interviewLinks).where(ofCandidate(interviewLinks, key));
}

/** Removes the interview from the seats and the waiting list; true if it held a seat. */
export async function leaveSeat(db: Db, key: CandidateKey): Promise<boolean> {
  const [before] = await db.select({ seated: interviews.seated }).from(interviews).where(ofCandidate(interviews, key));
  await db.update(interviews).set({ seated: false, waitlistedAt: null }).where(ofCandidate(interviews, key));
  return before?.seated ?? false;
}

/** Deletes the report, whose text is outdated, and returns its file key. */
export async function dropReport(db: Db, key: CandidateKey): Promise<string | null> {
  const [row] = await db.delete(reports).where(ofCandidate(reports, key)).returning({ fileKey: reports.fileKey });
  if (row) await db.update(candidates).set({ reportStatus: 'NONE' }).where(isCandidate(key));
  return row?.fileKey ?? null;
}

/** Deletes every row about a candidate. The caller holds the lock. */
export async function deleteCandidate(db: Db, key: CandidateKey): Promise<void> {
  // Resemblances are deleted by cascade with the answers.
  for (const table of [
    opinions,
    opinionLinkCandidates,
    comments,
    scorecards,
    feedbackCards,
    hindsightQuestions,
    poolConsents,
    reviewRequests,
    answerLevels,
    interviewAnswers,
    interviewLinks,
    evaluations,
    reports,
    invitations,
    groupMailRecipients,
    mails,
    interviews,
  ])
    await db.delete(table).where(ofCandidate(table, key));
  // Links that no longer show any candidate are deleted, too.
  const shown = db
    .select({ one: sql`1` })
    .from(opinionLinkCandidates)
    .where(
      and(
        eq(opinionLinkCandidates.companyId, opinionLinks.companyId),
        eq(opinionLinkCandidates.linkId, opinionLinks.id),
      ),
    );
  await db.delete(opinionLinks).where(and(eq(opinionLinks.companyId, key.companyId), notExists(shown)));
  // Group mails without any recipient left are deleted, too, because their text may name the only recipient.
  const chosen = db
    .select({ one: sql`1` })
    .from(groupMailRecipients)
    .where(
      and(eq(groupMailRecipients.companyId, groupMails.companyId), eq(groupMailRecipients.groupId, groupMails.id)),
    );
  await db.delete(groupMails).where(and(eq(groupMails.companyId, key.companyId), notExists(chosen)));
  // Mails about several candidates, such as the reminder of promised answers, have no `candidateId`. They are found by the candidate's id
  // in their links.
  const named = sql`strpos(${mails.text}, ${`candidate=${key.candidateId}`}) > 0`;
  await db.delete(mails).where(and(eq(mails.companyId, key.companyId), isNull(mails.candidateId), named));
  // The cost of the evaluation stays on the bill, without the candidate's id.
  await db
    .update(modelUsage)
    .set({ candidateId: null })
    .where(and(eq(modelUsage.companyId, key.companyId), eq(modelUsage.candidateId, key.candidateId)));
  await db.delete(candidates).where(isCandidate(key));
}

/** Key of a person who has taken the interview of an offer: a keyed hash of offer and mailbox (`personOf`). */
interface TakenKey {
  readonly companyId: CompanyId;
  readonly jobId: string;
  readonly personHash: string;
}

export async function keepTaken(db: Db, { endsAt, ...key }: TakenKey & { endsAt: Date }): Promise<void> {
  const { companyId, jobId, personHash } = takenInterviews;
  await db
    .insert(takenInterviews)
    .values({ ...key, endsAt })
    .onConflictDoUpdate({ target: [companyId, jobId, personHash], set: { endsAt } });
}

export async function forgetTaken(db: Db, key: TakenKey): Promise<void> {
  const { companyId, jobId, personHash } = takenInterviews;
  await db
    .delete(takenInterviews)
    .where(and(eq(companyId, key.companyId), eq(jobId, key.jobId), eq(personHash, key.personHash)));
}

/** Deletes rows that have expired or whose offer is no longer open, across all companies. */
export async function forgetTakenUnscoped(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, takenInterviews.companyId), eq(jobs.id, takenInterviews.jobId), ne(jobs.status, 'OPEN')),
    );
  await withoutTenantScope(db.delete(takenInterviews).where(or(lte(takenInterviews.endsAt, now), exists(ended))));
}

/** Deletes the consent to be contacted for other offers that was given with this application. */
export async function dropPoolConsent(db: Db, key: CandidateKey): Promise<void> {
  await db.delete(poolConsents).where(ofCandidate(poolConsents, key));
}

/** Deletes consents that have ended, across all companies. */
export async function forgetConsentsUnscoped(db: Db, now: Date): Promise<void> {
  await withoutTenantScope(db.delete(poolConsents).where(lte(poolConsents.endsAt, now)));
}

/** Cleared columns of the promise: it is counted again from the next completion. */
const NO_PROMISE_YET = { promisedBy: null, promiseRemindedAt: null, promiseBrokenAt: null };

/** Reopens the interview until `linkExpiresAt`; `emptied` also deletes its contents. The caller holds the row lock. */
export async function reopenInterview(
  db: Db,
  { linkExpiresAt, emptied, ...key }: CandidateKey & { linkExpiresAt: Date; emptied: boolean },
): Promise<void> {
  const none = {
    consentVersion: null,
    startedAt: null,
    accommodation: false,
    lastAnswerAt: null,
    completedAt: null,
    seated: false,
    followUps: null,
    probed: 0,
    cvName: null,
    cvSize: null,
    cvReceived: 0,
    cvKey: null,
    cvReadable: null,
    cvFields: null,
  };
  if (emptied) {
    for (const table of [answerLevels, interviewAnswers, evaluations, feedbackCards])
      await db.delete(table).where(ofCandidate(table, key));
    await db
      .update(candidates)
      .set({ score: null, engine: null, margin: null, evaluatedAt: null, reportStatus: 'NONE', ...NO_PROMISE_YET })
      .where(isCandidate(key));
  }
  const open = { linkExpiresAt, takenBefore: false, remindedAt: null, waitlistedAt: null };
  await db
    .update(interviews)
    .set(emptied ? { ...none, ...open } : open)
    .where(ofCandidate(interviews, key));
}
