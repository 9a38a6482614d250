import { copyErrors } from '@kafaa/domain/copies/errors';
import { MOST_PER_ANSWER } from '@kafaa/domain/copies/options';
import type { Resemblance, SetAsidePayload } from '@kafaa/domain/copies/schema';
import type { FollowUp } from '@kafaa/domain/interviews/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { passageAt } from '@kafaa/interviewer/copies/passage';
import type { Deps } from '#/deps';
import { recordAuditEvent } from '../audit/service.ts';
import { signatureOf } from '../auth/service.ts';
import { requireCandidate } from '../candidates/service.ts';
import * as store from './store.ts';

type Reader = store.CandidateKey & { readonly userId: string };
type Listed = NonNullable<Awaited<ReturnType<typeof store.listResemblances>>>[number];

/** Returns the index of an answer's question: answers to the offer's questions come first, then those to follow-ups. */
const questionOf = (position: number, asked: number, followUps: readonly FollowUp[] | null): number =>
  position < asked ? position : (followUps?.[position - asked]?.question ?? 0);

function present({ row, answer, otherAnswer, other, followUps, otherFollowUps, asked }: Listed): Resemblance {
  const { position, otherPosition, share, start, end, setAsideBy: by, setAsideAt: at } = row;
  return {
    position,
    question: questionOf(position, asked, followUps),
    passage: passageAt(answer, { start, end }),
    other: {
      ...other,
      position: otherPosition,
      question: questionOf(otherPosition, asked, otherFollowUps),
      passage: passageAt(otherAnswer, { start: row.otherStart, end: row.otherEnd }),
    },
    share,
    foundAt: row.foundAt.toISOString(),
    setAside: by && at ? { by, at: at.toISOString() } : null,
  };
}

/** Returns the closest resemblances of each answer; comparisons of other candidates may have stored more. */
async function closest(deps: Deps, key: store.CandidateKey): Promise<Resemblance[]> {
  const rows = isId(key.candidateId) ? await store.listResemblances(deps.db, key) : null;
  if (!rows) await requireCandidate(deps.db, key);
  const perAnswer = Map.groupBy(rows ?? [], ({ row }) => row.position);
  return [...perAnswer.values()].flatMap((of) => of.slice(0, MOST_PER_ANSWER).map(present));
}

/**
 * Lists resemblances of a candidate's answers to those of others, with both passages. The audit event names every candidate whose words are
 * shown.
 */
export async function listCopies(deps: Deps, { userId, ...key }: Reader): Promise<Resemblance[]> {
  const found = await closest(deps, key);
  const { companyId, candidateId } = key;
  const of = found.length === 0 ? [] : [...new Set([candidateId, ...found.map(({ other }) => other.id)])];
  await recordAuditEvent(deps, deps.db, { companyId, by: { userId }, action: 'COPIES_READ', of });
  return found;
}

/** Sets a pair aside for both candidates, or undoes this. Idempotent: a repeated request keeps the first actor. */
export async function setCopyAside(
  deps: Deps,
  { userId, ...key }: Reader,
  { setAside, ...place }: SetAsidePayload,
): Promise<Resemblance> {
  const { companyId, candidateId } = key;
  await requireCandidate(deps.db, key);
  const pair = { ...key, ...place };
  await deps.db.transaction(async (tx) => {
    const at = isId(pair.otherId) ? await store.lockPair(tx, pair) : undefined;
    if (at === undefined) throw new AppError(copyErrors.COPY_NOT_FOUND);
    if ((at !== null) === setAside) return;
    const by = await signatureOf(tx, { companyId, userId });
    await store.setAside(tx, { ...pair, ...(setAside ? { by, at: deps.clock.now() } : { by: null, at: null }) });
    const action = setAside ? 'COPY_SET_ASIDE' : 'COPY_TAKEN_UP';
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action, of: [candidateId, pair.otherId] });
  });
  const rows = await store.listResemblances(deps.db, key);
  const found = rows?.find(
    ({ row }) =>
      row.position === pair.position && row.otherId === pair.otherId && row.otherPosition === pair.otherPosition,
  );
  if (!found) throw new AppError(copyErrors.COPY_NOT_FOUND);
  return present(found);
}

/** Deletes the hashes and resemblances of candidates who withdraw or ask to be read by a person: their answers are no longer compared. */
export const forgetCopies = store.forgetCandidate;
