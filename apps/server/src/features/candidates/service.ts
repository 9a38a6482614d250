import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { fieldsOf } from '@kafaa/domain/candidates/fields';
import {
  availabilityProblem,
  closedCandidate,
  closedStats,
  openSort,
  sourceOf,
  stageOf,
} from '@kafaa/domain/candidates/rules';
import type {
  Candidate,
  CandidateListQuery,
  CandidatePage,
  RegistrationPayload,
  Rejection,
} from '@kafaa/domain/candidates/schema';
import { HIGH_POTENTIAL_FROM } from '@kafaa/domain/evaluations/options';
import { engineKey } from '@kafaa/domain/evaluations/rules';
import { writingSummary } from '@kafaa/domain/evaluations/texts';
import type { EvaluationView } from '@kafaa/domain/evaluations/schema';
import { interviewState, lastReminder } from '@kafaa/domain/interviews/rules';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { tunisDay } from '@kafaa/domain/jobs/rules';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import type { OtherApplication } from '@kafaa/domain/pool/schema';
import { searchableSources, searchTerms, wordRanges } from '@kafaa/domain/search/rules';
import { unaccented } from '@kafaa/domain/kernel/text';
import type { Evaluation } from '@kafaa/interviewer/contract';
import { CV_WARNING_TEXT } from '@kafaa/interviewer/cv/warnings';
import { FIRST_RECIPE } from '@kafaa/interviewer/aggregate';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { Db, Deps } from '#/deps';
import { decodeCursor, encodeCursor } from '#/platform/http/cursor';
import type { OffersReader, Reader } from '#/platform/http/route';
import { mailboxOf } from '#/platform/mail/mailbox';
import { countCandidate } from '../jobs/service.ts';
import * as store from './store.ts';

/**
 * Registers an address for a job, or returns the candidate who is already registered. Both cases run the same statements at the same cost,
 * so that response times do not reveal who has applied.
 */
export async function addCandidate(
  deps: Deps,
  tx: Db,
  {
    jobId,
    companyId,
    source,
    ...person
  }: Omit<RegistrationPayload, 'jobId'> & store.JobScope & Pick<store.CandidateRow, 'promiseDays'>,
) {
  refuseAvailability(deps, person.availableFrom, null);
  const id = deps.newId();
  const candidate = await store.findOrInsertCandidate(tx, {
    ...person,
    consentVersion: person.consentVersion ?? null,
    source: sourceOf(source),
    companyId,
    jobId,
    id,
    appliedAt: deps.clock.now(),
    ...searchFields(person),
  });
  await countCandidate(tx, { companyId, jobId, by: candidate.id === id ? 1 : 0 });
  return candidate;
}

/** Throws if the day is not valid for `availabilityProblem`; the `stored` day stays valid, although it may be past by now. */
export function refuseAvailability(deps: Deps, day: string | null | undefined, stored: string | null): void {
  const message = day === stored ? null : availabilityProblem(day, deps.clock.now());
  if (!message) return;
  throw new AppError(kernelErrors.VALIDATION_FAILED, { message, fields: [{ path: 'availableFrom', message }] });
}

/** Columns derived from name, address and phone number: the sort key, the search text, and the mailbox that identifies the person. */
export function searchFields({
  firstName,
  lastName,
  email,
  phone,
}: Pick<RegistrationPayload, 'firstName' | 'lastName' | 'email' | 'phone'>) {
  return {
    mailbox: mailboxOf(email),
    sortName: unaccented(`${firstName} ${lastName}`),
    searchText: unaccented(`${firstName} ${lastName} ${email} ${phone}`),
  };
}

export async function requireCandidate(db: Db, key: store.CandidateKey): Promise<store.CandidateRow> {
  const candidate = isId(key.candidateId) ? await store.findCandidate(db, key) : null;
  if (!candidate) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return candidate;
}

/** Reads the candidate and locks the row until the transaction ends. */
export async function lockCandidate(tx: Db, key: store.CandidateKey): Promise<store.CandidateRow> {
  const candidate = isId(key.candidateId) ? await store.lockCandidate(tx, key) : null;
  if (!candidate) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return candidate;
}

/** Returns the candidate for a background task; null if the candidate was erased, which ends the task. */
export async function findCandidate(db: Db, key: store.CandidateKey): Promise<store.CandidateRow | null> {
  return isId(key.candidateId) ? store.findCandidate(db, key) : null;
}

/** Locks the candidate against erasure until the transaction ends; false if the candidate is already erased. */
export async function holdCandidate(tx: Db, key: store.CandidateKey): Promise<boolean> {
  return (await store.lockCandidate(tx, key)) !== null;
}

/** Sets the report's status; with `from`, only if the status is still `from`. */
export async function recordReportStatus(
  tx: Db,
  key: store.CandidateKey,
  status: store.ReportStatus,
  from?: store.ReportStatus,
): Promise<void> {
  await store.setReportStatus(tx, { ...key, status, ...(from && { from }) });
}

/** Stores the values by which the list sorts the candidate. The score is the lower end of its range while a CV is still to be read. */
export async function recordScore(tx: Db, key: store.CandidateKey, result: Evaluation): Promise<void> {
  const { score, engine } = result;
  await store.setScore(tx, { ...key, score, engine: engineKey(engine), margin: exactnessOf(result).margin });
}

/** Returns the margin in whole points, as shown; null if the engine gave none, and while a CV is still to be read. */
export function exactnessOf({
  margin,
  range,
}: Pick<Evaluation, 'margin' | 'range'>): Pick<EvaluationView, 'margin' | 'range'> {
  return { margin: range || margin === undefined ? null : Math.round(margin), range: range ?? null };
}

/** Records a decision; the caller informs the candidate. */
export async function recordStatus(
  tx: Db,
  { candidateId, ...scope }: store.CandidateKey,
  status: store.CandidateRow['status'],
  note: store.MoveNote,
): Promise<void> {
  await store.setStatus(tx, { ...scope, candidateId, status });
  await store.appendMoves(tx, { ...scope, ids: [candidateId], ...note });
}

/** Records that the candidate withdraws the application; the caller handles the consequences. */
export async function recordWithdrawal(tx: Db, key: store.CandidateKey, at: Date): Promise<void> {
  await store.setWithdrawn(tx, { ...key, at });
  await recordProgress(tx, key, at);
}

/** Locks all applications of the person in the company, so that the person is hired for one of them at a time. */
export const lockPerson = (tx: Db, { companyId, candidateId }: store.CandidateKey) =>
  store.lockPersons(tx, { companyId, ids: [candidateId] });

/** Undoes a withdrawal. If the person was hired for another offer meanwhile, the stage « Embauché » is not restored here. */
export async function recordReturn(tx: Db, key: store.CandidateKey, at: Date): Promise<void> {
  const { companyId, candidateId } = key;
  const applications = await lockPerson(tx, key);
  const hired = applications.filter(({ setStage }) => setStage === 'HIRED');
  const elsewhere = hired.some(({ id, withdrawnAt }) => id !== candidateId && withdrawnAt === null);
  if (elsewhere && hired.some(({ id }) => id === candidateId)) {
    const ids = [candidateId];
    const [last] = await store.listLastMoves(tx, { companyId, ids });
    await store.setStage(tx, { companyId, ids, status: last?.invited ? 'ACCEPTED' : 'PENDING', setStage: null });
  }
  await store.setWithdrawn(tx, { ...key, at: null });
  // The promised day is counted from the return, so that the days of the withdrawal do not count.
  const back = applications.find(({ id }) => id === candidateId);
  if (back?.promisedBy) await recordPromise(tx, key, promisedDay(back, at));
  await recordProgress(tx, key, at);
}

/** Returns the day before which an answer is promised to an interview completed at `at`; null without a promise. */
export const promisedDay = ({ promiseDays }: Pick<store.CandidateRow, 'promiseDays'>, at: Date): string | null =>
  promiseDays === null ? null : tunisDay(at, promiseDays);

/** Stores the promised day. */
export async function recordPromise(tx: Db, key: store.CandidateKey, promisedBy: string | null): Promise<void> {
  if (promisedBy !== null) await store.setPromisedBy(tx, { ...key, promisedBy });
}

/** Appends a change of stage to the log, after the change. `by` is the user who reopened a step; null for a step of the candidate. */
export async function recordProgress(
  tx: Db,
  { companyId, candidateId }: store.CandidateKey,
  at: Date,
  by: string | null = null,
): Promise<void> {
  await store.appendMoves(tx, { companyId, ids: [candidateId], at, by });
}

/** Removes the identity from the log before an erasure; the entries stay in the figures of the offer. */
export async function forgetMoves(tx: Db, entries: store.CandidateKey & { person: string }): Promise<void> {
  await store.anonymizeMoves(tx, entries);
}

/**
 * Returns a page of an offer's candidates as the reader may see them. While the evaluation of one of them is closed to the reader, a list
 * by score is in order of arrival, because the order alone would reveal the scores.
 */
export async function listCandidates(
  deps: Deps,
  scope: store.JobScope & { reader: OffersReader },
  asked: CandidateListQuery,
  { ties = true, only }: { ties?: boolean; only?: readonly string[] | undefined } = {},
): Promise<CandidatePage & { jobTitle: string }> {
  const { passages, readsFirst } = scope.reader;
  const closed = readsFirst && isId(scope.jobId) ? await store.countClosed(deps.db, scope) : 0;
  const query = closed > 0 ? { ...asked, ...openSort(asked) } : asked;
  const cursor = query.cursor ? readCursor(query.cursor, query.sortBy) : null;
  const words = query.search ? wordRanges(searchTerms(query.search), searchableSources(passages)) : null;
  const now = deps.clock.now();
  const found = isId(scope.jobId)
    ? await store.listCandidates(deps.db, { ...scope, ...query, words, cursor, ties, only, now })
    : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const page = found.rows.slice(0, query.size);
  const last = found.rows.length <= query.size;
  const end = page.at(-1)?.candidate;
  return {
    jobTitle: found.jobTitle,
    content: page.map((row) => present(row, now, scope.reader)),
    last,
    cursor: last || !end ? null : writeCursor(end, query.sortBy),
    stats: closed > 0 ? closedStats(stats(found.tallies)) : stats(found.tallies),
    ...(closed > 0 && { closed }),
  };
}

function writeCursor(row: store.CandidateRow, sort: CandidateListQuery['sortBy']): string {
  const values = {
    score: `${row.score ?? store.NO_SCORE} ${row.engine ?? ''}`,
    createdAt: row.appliedAt.toISOString(),
    firstName: row.sortName,
  };
  return encodeCursor([sort, values[sort], row.id]);
}

/** Checks of cursor values, by sort: any other value could make the comparison with the column fail. */
const CURSOR_VALUES: Readonly<Record<CandidateListQuery['sortBy'], (value: string) => boolean>> = {
  score: (value) => /^(?:-1|\d\d?|100) [\p{L}\p{N} ._:/-]{0,200}$/u.test(value),
  createdAt: isInstant,
  firstName: () => true,
};

/** Whether a text is an instant as `toISOString` writes it, after 1970 and with a four-digit year. */
function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return time > 0 && /^\d{4}-/.test(text) && new Date(time).toISOString() === text;
}

/** Refuses a cursor of another sort: its value would be compared with the wrong column. */
function readCursor(text: string, sort: CandidateListQuery['sortBy']): store.Cursor {
  const [of, value, id] = decodeCursor(text) ?? [];
  const fits = of === sort && typeof value === 'string' && CURSOR_VALUES[sort](value);
  if (!fits || id === undefined || !isId(id)) throw new AppError(candidateErrors.BAD_CURSOR);
  return { value, id };
}

/** Computes the figures over all candidates of an offer, from the counts per status and score. */
function stats(tallies: Listing['tallies']): CandidatePage['stats'] {
  const count = (counts: (status: store.CandidateRow['status'], score: number) => boolean) =>
    tallies.reduce((sum, [status, score, candidates]) => sum + (counts(status, score) ? candidates : 0), 0);
  const evaluated = count((_, score) => score >= 0);
  const sum = tallies.reduce((total, [, score, candidates]) => total + Math.max(0, score) * candidates, 0);
  const scores = new Set(tallies.map(([, score]) => score).filter((score) => score >= 0));
  return {
    total: count(() => true),
    pending: count((status) => status === 'PENDING'),
    accepted: count((status) => status === 'ACCEPTED'),
    rejected: count((status) => status === 'REJECTED'),
    scores: [...scores].sort((a, b) => b - a),
    evaluated,
    averageScore: evaluated > 0 ? sum / evaluated : null,
    highPotential: count((_, score) => score >= HIGH_POTENTIAL_FROM),
  };
}

export async function getCandidate(
  deps: Deps,
  key: store.CandidateKey & { reader: OffersReader },
): Promise<Candidate & { jobTitle: string }> {
  const now = deps.clock.now();
  const row = isId(key.candidateId) ? await store.findListedCandidate(deps.db, { ...key, now }) : null;
  if (!row) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return { ...present(row, now, key.reader), jobTitle: row.jobTitle };
}

/** Lists the applications of the same person to other offers of the company that the reader may see. */
export async function listOthers(
  deps: Deps,
  { reader, ...key }: store.CandidateKey & { reader: OffersReader },
): Promise<OtherApplication[]> {
  const now = deps.clock.now();
  const rows = isId(key.candidateId) ? await store.listOthers(deps.db, { ...key, reader, now }) : null;
  if (!rows) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return rows.map((row) => {
    const { id, jobId, appliedAt, stage, evaluation, reading } = present(row, now, reader);
    return {
      id,
      jobId,
      jobTitle: row.jobTitle,
      appliedAt,
      stage,
      recommendation: evaluation?.recommendation ?? null,
      closed: reading?.closed === true,
      same: row.sameMailbox ? 'EMAIL' : 'PHONE',
    };
  });
}

type Listing = NonNullable<Awaited<ReturnType<typeof store.listCandidates>>>;
type ListedRow = Listing['rows'][number];

/** Converts a row to a candidate of a response and removes a closed evaluation. No other function may do this. */
function present(row: ListedRow, now: Date, reader: Reader): Candidate {
  const { candidate, interview, evaluation, reading } = row;
  const shown = presentOpen(row, now);
  const read = reading && interview?.completedAt && !candidate.personAskedAt ? { reading } : {};
  if (reading?.closed) return { ...closedCandidate(shown), ...read };
  return { ...shown, evaluation: evaluation ? presentEvaluation(evaluation, reader) : null, ...read };
}

/** Converts a row without its evaluation. */
function presentOpen(row: ListedRow, now: Date): Candidate {
  const { candidate, interview, evaluation, lastMail, tiedWith, others, poolUntil } = row;
  const { id, jobId, appliedAt, reportStatus } = candidate;
  return {
    id,
    jobId,
    ...fieldsOf(candidate),
    appliedAt: appliedAt.toISOString(),
    completedAt: interview?.completedAt?.toISOString() ?? null,
    ...presentStage({ candidate, interview }, now),
    interviewState: interviewStateOf(interview, now),
    identityConfirmed: Boolean(interview?.startedAt),
    reportStatus,
    reportPdfUrl: reportStatus === 'READY' ? `/api/candidates/${id}/report` : null,
    cvUrl: interview?.cvKey ? `/api/candidates/${id}/cv` : null,
    cvFields: interview?.completedAt ? interview.cvFields : null,
    evaluation: null,
    tiedWith: evaluation ? tiedWith : 0,
    rejection: presentRejection(candidate),
    withdrawnAt: candidate.withdrawnAt?.toISOString() ?? null,
    ...(candidate.personAskedAt && { byPerson: true }),
    ...(candidate.promisedBy !== null && { promisedBy: candidate.promisedBy }),
    ...(others > 0 && { otherApplications: others }),
    ...(poolUntil !== null && { poolUntil: new Date(poolUntil).toISOString() }),
    remindedAt: (interview && lastReminder(interview)?.toISOString()) ?? null,
    notes: candidate.notes,
    emailRefusal:
      lastMail && lastMail.code !== null
        ? { code: lastMail.code, refusedAt: new Date(lastMail.refusedAt).toISOString() }
        : null,
  };
}

const interviewStateOf = (interview: Pick<ListedRow, 'interview'>['interview'], now: Date) =>
  interview ? interviewState(interview, now) : 'REGISTERED';

/** Returns the state of the application. */
export function presentStage({ candidate, interview }: Pick<ListedRow, 'candidate' | 'interview'>, now: Date) {
  const { status, setStage, stageVersion } = candidate;
  const stage = stageOf({ ...candidate, interviewState: interviewStateOf(interview, now) });
  return { status, stage, setStage: status === 'ACCEPTED' ? setStage : null, stageVersion };
}

type Passages = Pick<Reader, 'passages'>;

/** Returns the hits and misses of the answer keys; quotes are null if the plan does not show answers. */
function keysOf({ answers }: Evaluation, { passages }: Passages): NonNullable<EvaluationView['keys']> {
  const quoted = <T extends { quote: string | null }>(list: readonly T[]) =>
    list.map((each) => ({ ...each, quote: passages ? each.quote : null }));
  return answers.flatMap(({ key }, exchangeIndex) =>
    key ? [{ exchangeIndex, reading: { points: quoted(key.points), redFlags: quoted(key.redFlags) } }] : [],
  );
}

/** Returns the engine's result with the decisions of the company's users applied. */
export function presentEvaluation(row: store.EvaluationRow, shows: Passages): EvaluationView {
  const { deductionWaived: waived, deductionChangedBy: by, deductionChangedAt: at, humanLevels } = row;
  const keys = keysOf(row.result, shows);
  const standing = waived ? withoutDeduction(row.result) : row.result;
  const written = writingSummary(standing.authenticity.facts, standing.answers.length);
  const { answers: _answers, weights: _weights, others: _others, cv, missingSkills = [], house, ...result } = standing;
  return {
    ...result,
    ...exactnessOf(result),
    missingSkills,
    dimensions: result.dimensions.map(({ levels: _levels, counted: _counted, ...dimension }) => ({
      ...dimension,
      weight: dimension.weight ?? FIRST_RECIPE[dimension.key],
      human: humanLevels[dimension.key] ?? null,
    })),
    authenticity: {
      ...result.authenticity,
      ...(written && { summary: written }),
      // Engines before 0.3.1 reported a deduction although there was no score to deduct from.
      deduction: result.score === null ? 0 : result.authenticity.deduction,
      waived,
      changed: by && at ? { by, at: at.toISOString() } : null,
    },
    ...(keys.length > 0 && { keys }),
    ...(house && { house: { levels: house.levels } }),
    cvWarnings: (cv?.warnings ?? []).map((warning) => CV_WARNING_TEXT[warning]),
    evaluatedAt: row.evaluatedAt.toISOString(),
    earlier: row.earlier,
  };
}

export function presentRejection(row: store.CandidateRow): Rejection | null {
  const { status, rejectedAt, rejectionReason: reason, rejectionMailAt: due, rejectionMailedAt: mailed } = row;
  if (status !== 'REJECTED' || !rejectedAt) return null;
  return {
    reason,
    rejectedAt: rejectedAt.toISOString(),
    mailedAt: mailed?.toISOString() ?? null,
    mailAt: mailed ? null : (due?.toISOString() ?? null),
  };
}

/** Saves the notes. Refuses if the stored notes are no longer `before`, for example after an edit in another window. */
export async function saveNotes(
  deps: Deps,
  key: store.CandidateKey,
  { notes, before }: { notes: string; before?: string | undefined },
): Promise<{ notes: string }> {
  await requireCandidate(deps.db, key);
  if (!(await store.setNotes(deps.db, { ...key, notes, before }))) throw new AppError(candidateErrors.NOTES_CHANGED);
  return { notes };
}
