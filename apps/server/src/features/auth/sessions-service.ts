import { authErrors } from '@kafaa/domain/auth/errors';
import type { OpenedSession } from '@kafaa/domain/auth/schema';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Db, Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { runWithoutTenantScope } from '#/platform/data/tenant';
import type { Trail } from './events.ts';
import * as sessionsStore from './sessions-store.ts';

const openOnes = (deps: Deps, { companyId, userId }: Session) =>
  sessionsStore.listSessionsUnscoped(deps.db, { companyId, userId, now: deps.clock.now() });

/** Lists the person's sessions in all their companies, because one log-in opens them all. */
export async function listSessions(deps: Deps, session: Session): Promise<OpenedSession[]> {
  const rows = await openOnes(deps, session);
  return rows.map(({ id, device, companyName, createdAt, usedAt }) => ({
    id,
    device,
    companyName,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    current: id === session.sessionId,
  }));
}

async function close(tx: Db, rows: Awaited<ReturnType<typeof openOnes>>, at: Date): Promise<void> {
  await runWithoutTenantScope(async () => {
    for (const { id, companyId } of rows) await sessionsStore.revokeSession(tx, { companyId, sessionId: id, at });
  });
}

/** Closes one of the person's sessions. A session of another person gets the same answer as a closed one. */
export async function closeSession(deps: Deps, session: Session, { id, trail }: { id: string; trail: Trail }) {
  const row = (await openOnes(deps, session)).find((one) => one.id === id);
  if (!row) throw new AppError(authErrors.SESSION_NOT_FOUND);
  await deps.db.transaction(async (tx) => {
    await close(tx, [row], deps.clock.now());
    await trail(tx, 'SESSIONS_CLOSED');
  });
  return { message: 'La session est fermée.' };
}

/**
 * Closes all sessions but the current one. Also ends the person's private calendar feeds, which a stranger in one of the sessions may have
 * opened.
 */
export async function closeOtherSessions(deps: Deps, session: Session, { trail }: { trail: Trail }) {
  const others = (await openOnes(deps, session)).filter(({ id }) => id !== session.sessionId);
  const closesFeed = await deps.db.transaction(async (tx) => {
    await close(tx, others, deps.clock.now());
    await trail(tx, 'SESSIONS_CLOSED');
    return sessionsStore.closeFeedsUnscoped(tx, session);
  });
  const feed = closesFeed ? ' Le lien de votre agenda ne s’ouvre plus.' : '';
  return { message: `Toutes les autres sessions sont fermées.${feed}` };
}
