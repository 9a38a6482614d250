import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { type CompanyId, isId } from '@kafaa/domain/kernel/ids';
import { RECRUITERS, type Role } from '@kafaa/domain/kernel/roles';
import { opinionErrors } from '@kafaa/domain/opinions/errors';
import { OWN_STEPS } from '@kafaa/domain/opinions/options';
import { mentionedIn } from '@kafaa/domain/opinions/rules';
import type { Comment, History, Opinions, Scorecard, ScorecardPayload } from '@kafaa/domain/opinions/schema';
import type { Deps } from '#/deps';
import { readerOf, type Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { signatureOf } from '../auth/service.ts';
import { lockCandidate, requireCandidate } from '../candidates/service.ts';
import { requireJob } from '../jobs/service.ts';
import { mayMail } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { presentLink } from './links-service.ts';
import { commentMentionMail } from './mails/comment-mention.tsx';
import * as store from './store.ts';

/** Shown instead of a name once the person's data are erased. */
const FORMER = 'Ancien collègue';
const named = (name: string | null): string => name || FORMER;

const makesLinks = (role: Role): boolean => (RECRUITERS as readonly Role[]).includes(role);

async function requireRow<Row>(
  key: store.CandidateKey,
  find: (key: store.CandidateKey) => Promise<Row | null>,
): Promise<Row> {
  const row = isId(key.candidateId) ? await find(key) : null;
  if (!row) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return row;
}

/** Formats a time as API responses do. */
const isoTime = (at: string): string => new Date(at).toISOString();

export async function getOpinions(deps: Deps, session: Session, candidateId: string): Promise<Opinions> {
  const { companyId, userId, role } = session;
  const reader = readerOf(session);
  const found = await requireRow({ companyId, candidateId }, (key) => store.findOpinions(deps.db, { ...key, reader }));
  return {
    links: makesLinks(role) ? found.links.map((link) => presentKeptLink(deps, companyId, link)) : [],
    opinions: found.opinions.map((opinion) => ({ ...opinion, at: isoTime(opinion.at) })),
    comments: found.comments.map((comment) => presentComment(comment, userId)),
    scorecards: found.scorecards.map((card) => presentCard(card, userId)),
    closedScorecards: found.closedScorecards.map(named),
    colleagues: found.colleagues.filter(({ id }) => id !== userId).map(({ label }) => label),
  };
}

function presentKeptLink(deps: Deps, companyId: CompanyId, { by, candidates, closed, ...link }: store.KeptLink) {
  const { createdAt, endsAt, revokedAt } = link;
  const times = {
    createdAt: new Date(createdAt),
    endsAt: new Date(endsAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  };
  const shown = presentLink(deps, { ...link, ...times, companyId }, { by: named(by), candidates });
  // A closed evaluation has no URL, because the page behind the link shows the evaluation.
  return closed ? { ...shown, url: null } : shown;
}

const presentComment = ({ userId, author, at, ...comment }: store.KeptComment, reader: string): Comment => ({
  ...comment,
  author: named(author),
  own: userId === reader,
  at: isoTime(at),
});

/** Maximum number of mails about mentions to a mailbox in a day; further comments are stored without a mail. */
const MENTIONS = { calls: 50, seconds: 86_400 };

/** Adds a comment and mails the colleagues whom it mentions. Only people who see the offer can be mentioned. */
export async function addComment(
  deps: Deps,
  { companyId, userId }: Session,
  { candidateId, text }: { readonly candidateId: string; readonly text: string },
): Promise<Comment> {
  const key = { companyId, candidateId };
  const { jobId, firstName, lastName } = await requireCandidate(deps.db, key);
  const { title: job } = await requireJob(deps.db, { companyId, jobId });
  const by = await signatureOf(deps.db, { companyId, userId });
  const colleagues = await store.listColleagues(deps.db, { companyId, jobId });
  const mentioned = mentionedIn(
    text,
    colleagues.filter(({ id }) => id !== userId),
  );
  const content = await commentMentionMail(deps.config, {
    candidateId,
    jobId,
    job,
    by,
    candidate: `${firstName} ${lastName}`,
  });
  const told: string[] = [];
  for (const { id, email } of mentioned)
    if (await mayMail(deps, ['mention', companyId, id], MENTIONS)) told.push(email);
  const at = deps.clock.now();
  const comment = { id: deps.newId(), text, mentions: mentioned.map(({ label }) => label) };
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, key);
    await store.insertComment(tx, { ...key, userId, ...comment, createdAt: at });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'COMMENTED', of: candidateId });
    for (const to of told) await queueMail(deps, tx, { companyId, candidateId, to, content });
  });
  return presentComment({ ...comment, userId, author: by, at: at.toISOString() }, userId);
}

/** Removes one of the person's own comments. */
export async function removeComment(
  deps: Deps,
  { companyId, userId }: Session,
  { candidateId, commentId }: { readonly candidateId: string; readonly commentId: string },
) {
  const key = { companyId, candidateId };
  await requireCandidate(deps.db, key);
  await deps.db.transaction(async (tx) => {
    if (!isId(commentId) || !(await store.deleteComment(tx, { ...key, userId, id: commentId })))
      throw new AppError(opinionErrors.COMMENT_NOT_FOUND);
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'COMMENT_REMOVED', of: candidateId });
  });
  return { message: 'Votre commentaire est retiré.' };
}

const presentCard = ({ userId, author, at, ...card }: store.KeptCard, reader: string): Scorecard => ({
  ...card,
  author: named(author),
  own: userId === reader,
  at: isoTime(at),
});

/** Saves the person's own card; an empty one removes it. Cards of other people stay unchanged. */
export async function saveScorecard(
  deps: Deps,
  { companyId, userId }: Session,
  { candidateId, levels, sentence }: ScorecardPayload & { readonly candidateId: string },
): Promise<Scorecard | null> {
  const key = { companyId, candidateId, userId };
  const by = { userId };
  return deps.db.transaction(async (tx) => {
    await lockCandidate(tx, key);
    if (Object.keys(levels).length === 0 && sentence === '') {
      if (await store.deleteScorecard(tx, key))
        await recordAuditEvent(deps, tx, { companyId, by, action: 'SCORECARD_REMOVED', of: candidateId });
      return null;
    }
    const savedAt = deps.clock.now();
    await store.saveScorecard(tx, { ...key, levels, sentence, savedAt });
    await recordAuditEvent(deps, tx, { companyId, by, action: 'SCORECARD_SAVED', of: candidateId });
    const author = await signatureOf(tx, key);
    return presentCard({ userId, author, levels, sentence, at: savedAt.toISOString() }, userId);
  });
}

const HISTORY_LENGTH = 200;
const STEP_ACTORS = {
  APPLIED: 'CANDIDATE',
  STARTED: 'CANDIDATE',
  COMPLETED: 'CANDIDATE',
  EVALUATED: 'ENGINE',
} as const;

/** Returns the audit events of an application, with the steps that its own rows record. */
export async function getHistory(deps: Deps, { companyId }: Session, candidateId: string): Promise<History> {
  const limit = HISTORY_LENGTH + 1;
  const { events, steps } = await requireRow({ companyId, candidateId }, (key) =>
    store.findHistory(deps.db, { ...key, limit }),
  );
  const more = events.length > HISTORY_LENGTH;
  const shown = events.slice(0, HISTORY_LENGTH).map(({ at, actor, action, person }): History['entries'][number] => ({
    at: isoTime(at),
    actor,
    person: actor === 'RECRUITER' ? person || null : null,
    action,
  }));
  const own = OWN_STEPS.flatMap((action) => {
    const at = steps[action];
    return at ? [{ at: at.toISOString(), actor: STEP_ACTORS[action], person: null, action }] : [];
  });
  // A history that is cut omits steps older than the oldest event shown: without the events between them they would look consecutive.
  const from = more ? (shown.at(-1)?.at ?? '') : '';
  const entries = [...shown, ...own.toReversed()].filter(({ at }) => at >= from);
  return { entries: entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)), more };
}
