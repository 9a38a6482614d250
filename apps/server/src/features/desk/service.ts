import type { Desk, DeskBlock, DeskReply, LookBack, ToDecide } from '@kafaa/domain/desk/schema';
import { firstReason } from '@kafaa/domain/evaluations/reason-texts';
import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { RECRUITERS } from '@kafaa/domain/kernel/roles';
import { withoutDeduction } from '@kafaa/interviewer/scoring/waived';
import type { Deps } from '#/deps';
import { readerOf, type Session } from '#/platform/http/route';
import * as store from './store.ts';

/** Lists the work that waits for the person, over all offers that they see. */
export async function getDesk(deps: Deps, session: Session, size: number): Promise<Desk> {
  const { companyId, userId, offers: jobIds, role } = session;
  const decides = RECRUITERS.some((one) => one === role);
  const query = {
    companyId,
    userId,
    reader: readerOf(session),
    jobIds,
    decides,
    now: deps.clock.now(),
    limit: size + 1,
  };
  const { offers, toDecide, replies, blocked, lookBacks } = await store.findDesk(deps.db, query);
  const group = <Row, Item>(rows: readonly Row[], present: (row: Row) => Item) => ({
    items: rows.slice(0, size).map(present),
    more: rows.length > size,
  });
  const visits = offers.flatMap(({ visitedAt }) => (visitedAt === null ? [] : [Date.parse(visitedAt)]));
  return {
    offers: offers
      .filter(({ open, unread }) => open || unread > 0)
      .map(({ jobId, title, unread }) => ({ jobId, title, unread })),
    closed: offers.filter(({ open }) => !open).length,
    lastVisit: visits.length === 0 ? null : new Date(Math.max(...visits)).toISOString(),
    toDecide: promisingFirst(group(toDecide, presentToDecide)),
    replies: group(replies, presentReply),
    blocked: group(blocked, presentBlock),
    lookBacks: group(lookBacks, presentLookBack),
  };
}

export async function visitOffer(
  deps: Deps,
  { companyId, userId }: Session,
  jobId: string,
): Promise<{ visitedAt: string }> {
  const at = deps.clock.now();
  const visit = { companyId, userId, jobId, at };
  if (!isId(jobId) || !(await store.saveVisit(deps.db, visit))) throw new AppError(jobErrors.JOB_NOT_FOUND);
  return { visitedAt: at.toISOString() };
}

const instant = (text: string) => new Date(text).toISOString();

const entryOf = ({
  jobId,
  jobTitle,
  visitedAt,
  at,
}: store.DecideRow | store.ReplyRow | store.BlockRow | store.LookBackRow) => ({
  jobId,
  jobTitle,
  at: instant(at),
  isNew: visitedAt === null || Date.parse(at) > Date.parse(visitedAt),
});
const personOf = ({ id, firstName, lastName }: store.DecideRow | store.ReplyRow | store.LookBackRow) => ({
  id,
  firstName,
  lastName,
});

/**
 * Converts the row of a candidate to decide on. It is the only place where the desk shows a part of an evaluation. While the evaluation is
 * closed to the person (`levelsLeft`), recommendation and reason are null.
 */
function presentToDecide(row: store.DecideRow): ToDecide {
  const shown = { ...entryOf(row), candidate: personOf(row), levelsLeft: row.levelsLeft, promisedBy: row.promisedBy };
  if (!row.evaluation) return { ...shown, recommendation: null, reason: null };
  const { recommendation, note } = inForce(row.evaluation);
  return { ...shown, recommendation, reason: firstReason(note, recommendation) };
}

/** Recommendations in the order of the page. A closed evaluation has none and is listed with « À approfondir ». */
const PLACES: readonly ToDecide['recommendation'][] = ['À rencontrer', 'À approfondir', null];

/** Sorts candidates to meet first; the others stay in their order, newest first. */
function promisingFirst({ items, more }: Desk['toDecide']): Desk['toDecide'] {
  const placeOf = ({ recommendation }: ToDecide) => {
    const place = PLACES.indexOf(recommendation);
    return place === -1 ? PLACES.length : Math.min(place, 1);
  };
  return { items: items.toSorted((a, b) => placeOf(a) - placeOf(b)), more };
}

/** Returns the result without the deduction if a person waived it, else the stored one. */
const inForce = ({ waived, ...stored }: NonNullable<store.DecideRow['evaluation']>) =>
  waived ? withoutDeduction(waived) : stored;

export const recommendationOf = (evaluation: NonNullable<store.DecideRow['evaluation']>) =>
  inForce(evaluation).recommendation;

function presentReply(row: store.ReplyRow): DeskReply {
  const { interviewAt = null, note = '', dueAt, opinion } = row.detail;
  return {
    ...entryOf(row),
    candidate: personOf(row),
    kind: row.kind,
    interviewAt: interviewAt === null ? null : instant(interviewAt),
    note,
    dueAt: dueAt === undefined ? null : instant(dueAt),
    opinion: opinion ?? null,
  };
}

function presentBlock(row: store.BlockRow): DeskBlock {
  const { id, firstName, lastName, kind, waiting } = row;
  return { ...entryOf(row), kind, candidate: id === null ? null : { id, firstName, lastName }, waiting };
}

function presentLookBack(row: store.LookBackRow): LookBack {
  return { ...entryOf(row), candidate: personOf(row), day: row.day };
}
