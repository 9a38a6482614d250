import { jobErrors } from '@kafaa/domain/jobs/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import type { Role } from '@kafaa/domain/kernel/roles';
import { teamErrors } from '@kafaa/domain/team/errors';
import { accessOf } from '@kafaa/domain/team/rules';
import type { ChangeMemberPayload, Member } from '@kafaa/domain/team/schema';
import type { Db, Deps } from '#/deps';
import type { ReachKind } from '#/platform/http/offer-reach';
import type { Session } from '#/platform/http/route';
import { recordAuditEvent } from '../audit/service.ts';
import { detachLogin } from '../auth/members-service.ts';
import { hasSecondFactor } from '../auth/factor-service.ts';
import { loginOf } from '../auth/service.ts';
import { getCompany, lockCompany, saveSecondFactorRoles } from '../companies/service.ts';
import { type NewMail, queueMail } from '../mails/service.ts';
import { memberRemovedMail } from './mails/member-removed.tsx';
import * as store from './store.ts';

/** Lists the people of the company. The reader sees only those of a person's offers that the reader may see. */
export async function listTeam(deps: Deps, session: Session): Promise<Member[]> {
  const rows = await store.listMembers(deps.db, { companyId: session.companyId, now: deps.clock.now() });
  return rows.map((row) => present(session, row));
}

function present({ offers }: Session, { invitedUntil, jobIds, ...row }: store.MemberRow): Member {
  return {
    ...row,
    jobIds: offers === null ? jobIds : jobIds.filter((id) => offers.includes(id)),
    invitedUntil: invitedUntil === null || row.state !== 'INVITED' ? null : new Date(invitedUntil).toISOString(),
  };
}

export async function presentMember(deps: Deps, session: Session, userId: string): Promise<Member> {
  const { companyId } = session;
  const [row] = await store.listMembers(deps.db, { companyId, now: deps.clock.now(), userId });
  if (!row) throw new AppError(teamErrors.MEMBER_NOT_FOUND);
  return present(session, row);
}

/** Returns those of the ids that belong to offers that the person of the session may see. */
export async function findReachable(
  db: Db,
  { companyId, offers }: Session,
  kind: ReachKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const seen = offers ?? [];
  if (kind === 'job') return new Set(ids.filter((id) => seen.includes(id)));
  const list = kind === 'candidate' ? store.listCandidatesOf : store.listInvitationsOf;
  return new Set(await list(db, { companyId, jobIds: seen, ids }));
}

/** Throws if one of the offers is not the company's. */
export async function requireOffers(db: Db, { companyId }: Session, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  if ((await store.countJobs(db, { companyId, jobIds })) < jobIds.length) throw new AppError(jobErrors.JOB_NOT_FOUND);
}

/** Changes role and offers of a person. The company is locked, so that two administrators cannot both step down. */
export async function changeMember(
  deps: Deps,
  session: Session,
  { userId, role, ...wanted }: ChangeMemberPayload & { userId: string },
): Promise<Member> {
  const { companyId } = session;
  const key = { companyId, userId };
  const { allOffers, jobIds } = accessOf(role, wanted);
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const member = await store.findMember(tx, key);
    if (!member || member.state === 'LEFT') throw new AppError(teamErrors.MEMBER_NOT_FOUND);
    if (role !== 'ADMINISTRATOR') await keepAdministrator(tx, key, member);
    await requireOffers(tx, session, jobIds);
    await store.updateMember(tx, { ...key, set: { role, allOffers } });
    await store.replaceOffers(tx, { ...key, jobIds });
    if (!allOffers) await store.leaveMeetings(tx, { ...key, now: deps.clock.now(), jobIds });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'MEMBER_CHANGED', of: userId });
  });
  return presentMember(deps, session, userId);
}

/** Refuses to take the role from the last person who administers the company. The caller holds the company's lock. */
async function keepAdministrator(
  tx: Db,
  key: store.MemberKey,
  { role, state }: { role: Role; state: Member['state'] },
): Promise<void> {
  if (role !== 'ADMINISTRATOR' || state !== 'ACTIVE') return;
  if ((await store.countOtherAdministrators(tx, key)) === 0) throw new AppError(teamErrors.LAST_ADMINISTRATOR);
}

export async function removeMember(deps: Deps, session: Session, userId: string) {
  const { companyId } = session;
  const { name } = await getCompany(deps.db, companyId);
  const content = await memberRemovedMail(deps.config, { company: name });
  const isOwn = userId === session.userId;
  await endMembership(deps, session, { userId, ...(!isOwn && { notice: content }) });
  return { message: 'Cette personne ne fait plus partie de votre équipe.' };
}

export async function leaveTeam(deps: Deps, session: Session) {
  await endMembership(deps, session, { userId: session.userId });
  return { message: 'Vous avez quitté l’équipe.' };
}

/** Ends a membership. Sessions and links end immediately; the row stays, so that records of the person's actions keep the name. */
async function endMembership(
  deps: Deps,
  { companyId, userId: by }: Session,
  { userId, notice }: { userId: string; notice?: NewMail['content'] },
): Promise<void> {
  const key = { companyId, userId };
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const member = await store.findMember(tx, key);
    if (member?.state !== 'ACTIVE') throw new AppError(teamErrors.MEMBER_NOT_FOUND);
    await keepAdministrator(tx, key, member);
    await detachLogin(tx, key, { email: member.email, at });
    await store.updateMember(tx, { ...key, set: { state: 'LEFT', confirmedAt: null } });
    await store.replaceOffers(tx, { ...key, jobIds: [] });
    await store.deleteVisits(tx, key);
    await store.deleteCalendar(tx, key);
    await store.leaveMeetings(tx, { ...key, now: at, jobIds: [] });
    const action = userId === by ? 'MEMBER_LEFT' : 'MEMBER_REMOVED';
    await recordAuditEvent(deps, tx, { companyId, by: { userId: by }, action, of: userId });
    if (notice) await queueMail(deps, tx, { companyId, to: member.email, content: notice });
  });
}

/** Changes the person's name for future decisions; earlier ones keep the former name. */
export async function renameMyself(deps: Deps, session: Session, name: string): Promise<Member> {
  const { companyId, userId } = session;
  await store.updateMember(deps.db, { companyId, userId, set: { name } });
  return presentMember(deps, session, userId);
}

/**
 * Sets the roles that require a second factor. From the next call on, a person with such a role and without a second factor can open only
 * the account pages.
 */
export async function requireSecondFactor(deps: Deps, session: Session, roles: Role[]) {
  const { companyId, role } = session;
  if (roles.includes(role) && !(await hasSecondFactor(deps.db, await loginOf(deps.db, session))))
    throw new AppError(teamErrors.OWN_SECOND_FACTOR_FIRST);
  const distinct = [...new Set(roles)];
  await deps.db.transaction(async (tx) => {
    await saveSecondFactorRoles(tx, companyId, distinct);
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'SECOND_FACTOR_REQUIRED', of: null });
  });
  return { roles: distinct };
}

/** Returns the name by which a mail calls the acting person. */
export async function authorOf(deps: Deps, session: Session): Promise<string> {
  const member = await store.findMember(deps.db, session);
  return member?.name ?? (await loginOf(deps.db, session));
}
