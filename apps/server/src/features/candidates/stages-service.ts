import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { FUNNEL_LABELS, SET_STAGES, type SetStage, VIEWS_LABEL } from '@kafaa/domain/candidates/options';
import { funnelOf, moveError } from '@kafaa/domain/candidates/rules';
import type { Decision, Funnel, MoveEntry } from '@kafaa/domain/candidates/schema';
import { SMALL_SAMPLE } from '@kafaa/domain/evaluations/options';
import { SEAT_IDLE_MS } from '@kafaa/domain/interviews/options';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import type { Job } from '@kafaa/domain/jobs/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import type { Db, Deps } from '#/deps';
import { csvFile } from '#/platform/files/csv';
import { recordAuditEvent } from '../audit/service.ts';
import { closeJob } from '../jobs/service.ts';
import { type Decider, goBack, presentDecisions, refuseSecondHire } from './decision-service.ts';
import { offerFileName } from './export-service.ts';
import { requireCandidate } from './service.ts';
import * as store from './store.ts';

/** Candidates with the versions of their stages that the user has seen, in the same order. */
interface Seen extends Decider {
  readonly companyId: CompanyId;
  readonly ids: readonly string[];
  readonly versions: readonly number[];
}

/** Locks the candidates; throws if one is missing, has withdrawn, or has changed since the user saw it. */
async function lockSeen(tx: Db, { companyId, ids, versions }: Omit<Seen, keyof Decider>) {
  const seen = new Map(ids.map((id, index) => [id, versions[index]]));
  const locked = [...seen.keys()].every(isId) ? await store.lockPersons(tx, { companyId, ids: [...seen.keys()] }) : [];
  const rows = locked.filter(({ id }) => seen.has(id));
  if (rows.length < seen.size) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  for (const { id, withdrawnAt, stageVersion } of rows) {
    if (withdrawnAt) throw new AppError(candidateErrors.APPLICATION_WITHDRAWN);
    if (stageVersion !== seen.get(id)) throw new AppError(candidateErrors.STAGE_CHANGED);
  }
  return { rows, locked };
}

/** Sets the stage of these candidates, all or none. */
export async function moveCandidates(
  deps: Deps,
  { to, reason, ...seen }: Seen & { to: SetStage; reason?: string | undefined },
): Promise<Decision[]> {
  return deps.db.transaction(async (tx) => {
    const { rows, locked } = await lockSeen(tx, seen);
    for (const row of rows) {
      const problem = moveError(row, to);
      if (problem) throw new AppError(problem);
    }
    if (to === 'HIRED') refuseSecondHire(seen.ids, locked, seen.offers);
    return setStage(deps, tx, { ...seen, to, reason });
  });
}

async function setStage(
  deps: Deps,
  tx: Db,
  {
    companyId,
    userId,
    ids,
    to,
    reason,
  }: Omit<Seen, 'versions' | 'offers'> & { to: SetStage; reason?: string | undefined },
): Promise<Decision[]> {
  const keys = { companyId, ids: [...new Set(ids)] };
  await store.setStage(tx, { ...keys, status: 'ACCEPTED', setStage: to });
  await store.appendMoves(tx, { ...keys, at: deps.clock.now(), by: userId, reason: reason || null });
  await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'STAGE_SET', of: keys.ids });
  return presentDecisions(deps, tx, keys);
}

/** Undoes the last moves of these candidates, all or none. Rejections have their own undo, which depends on their mail. */
export async function undoMoves(deps: Deps, { userId, offers, ...seen }: Seen): Promise<Decision[]> {
  return deps.db.transaction(async (tx) => {
    const { rows, locked } = await lockSeen(tx, seen);
    const keys = { companyId: seen.companyId, ids: rows.map(({ id }) => id) };
    const last = await store.listLastMoves(tx, keys);
    for (const { by, to, undoes } of last) {
      const isTheirs = by !== null && undoes === null && SET_STAGES.some((stage) => stage === to);
      if (!isTheirs) throw new AppError(candidateErrors.NOTHING_TO_UNDO);
    }
    await goBack(deps, tx, { ...keys, userId, offers, locked, moves: last });
    await recordAuditEvent(deps, tx, {
      companyId: seen.companyId,
      by: { userId },
      action: 'STAGE_UNDONE',
      of: keys.ids,
    });
    return presentDecisions(deps, tx, { ...seen, ids: [...new Set(seen.ids)] });
  });
}

/** Hires a candidate and closes the offer as filled by this candidate. A repeated request changes nothing. */
export async function fillJob(
  deps: Deps,
  { userId, offers, companyId, candidateId }: store.CandidateKey & Decider,
): Promise<Job> {
  const { jobId } = await requireCandidate(deps.db, { companyId, candidateId });
  return deps.db.transaction(async (tx) => {
    // Lock order is job, then candidate.
    const job = await closeJob({ ...deps, db: tx }, { companyId, jobId });
    const locked = await store.lockPersons(tx, { companyId, ids: [candidateId] });
    const row = locked.find(({ id }) => id === candidateId);
    if (!row) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
    if (row.setStage === 'HIRED' && row.withdrawnAt === null) return job;
    const problem = moveError(row, 'HIRED');
    if (problem) throw new AppError(problem);
    refuseSecondHire([candidateId], locked, offers);
    await setStage(deps, tx, { companyId, userId, ids: [candidateId], to: 'HIRED' });
    return job;
  });
}

/** Name shown for an author whose name was erased. A person who only left the company keeps the name. */
const FORMER_COLLEAGUE = 'Ancien collègue';

export async function listMoves(deps: Deps, key: store.CandidateKey): Promise<MoveEntry[]> {
  const rows = isId(key.candidateId) ? await store.listMoves(deps.db, key) : null;
  if (!rows) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return rows.flatMap(({ from, to, at, movedBy, reason, undoes, name, email }) =>
    to === null || at === null
      ? []
      : [
          {
            from,
            to,
            at: at.toISOString(),
            by: movedBy === null ? null : (name ?? email ?? FORMER_COLLEAGUE),
            reason,
            undo: undoes !== null,
          },
        ],
  );
}

export async function countStages(deps: Deps, scope: store.JobScope) {
  const counts = isId(scope.jobId) ? await store.countStages(deps.db, { ...scope, now: deps.clock.now() }) : null;
  if (!counts) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return counts;
}

async function readFunnel(deps: Deps, scope: store.JobScope): Promise<Funnel & { title: string }> {
  const before = new Date(deps.clock.now().getTime() - SEAT_IDLE_MS);
  const found = isId(scope.jobId) ? await store.readOfferLog(deps.db, { ...scope, before }) : null;
  if (!found) throw new AppError(jobErrors.JOB_NOT_FOUND);
  const steps = funnelOf(found.moves);
  return { title: found.title, few: (steps[0]?.reached ?? 0) < SMALL_SAMPLE, steps, ...found.figures };
}

/** Returns the figures of an offer: the steps come from its log alone, the rest from its applications, interviews and page views. */
export async function getFunnel(deps: Deps, scope: store.JobScope): Promise<Funnel> {
  const { title: _title, ...funnel } = await readFunnel(deps, scope);
  return funnel;
}

/** Exports the figures of an offer as a CSV file, without personal data. */
export async function exportFunnel(deps: Deps, scope: store.JobScope): Promise<{ fileName: string; content: string }> {
  const { title, steps, views } = await readFunnel(deps, scope);
  const rows = steps.map(({ step, reached, lost, days, timed }, index) => {
    const next = steps[index + 1];
    return [FUNNEL_LABELS[step], reached, lost, next ? reached - next.reached - lost : null, days, timed];
  });
  const viewed = views ? [[VIEWS_LABEL, views.count, null, null, null, null]] : [];
  const headers = [
    'Étape',
    'Personnes',
    'Départs',
    'Encore ici',
    'Jours jusqu’à l’étape suivante (médiane)',
    'Sur (personnes)',
  ];
  return { fileName: offerFileName(deps, 'entonnoir', title), content: csvFile([headers, ...viewed, ...rows]) };
}
