import { AppError } from '@kafaa/domain/kernel/app-error';
import { teamErrors } from '@kafaa/domain/team/errors';
import type { Role } from '@kafaa/domain/kernel/roles';
import { INVITATION_DAYS } from '@kafaa/domain/team/options';
import { accessOf } from '@kafaa/domain/team/rules';
import type {
  AcceptPayload,
  AcceptWithProvider,
  InvitationToTeam,
  InvitePayload,
  Member,
} from '@kafaa/domain/team/schema';
import type { SessionAnswer } from '@kafaa/domain/auth/schema';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Db, Deps } from '#/deps';
import { bindTenant } from '#/platform/data/tenant';
import { tooMany } from '#/platform/http/call-limits';
import type { Session } from '#/platform/http/route';
import { hashToken } from '#/platform/links/token';
import { mailboxOf } from '#/platform/mail/mailbox';
import { recordAuditEvent } from '../audit/service.ts';
import type { PersonTrail } from '../auth/events.ts';
import {
  changedMeanwhile,
  hasAccount,
  type Joining,
  prepareJoining,
  prepareProviderJoining,
  requireInvitation,
} from '../auth/members-service.ts';
import { answerSession, beginInvitation, beginSession, endInvitations, useInvitation } from '../auth/service.ts';
import { requireTicket, stale } from '../auth/ticket-service.ts';
import { getCompany, lockCompany, refuseSuspended } from '../companies/service.ts';
import { countCalls } from '../limits/service.ts';
import { queueMail } from '../mails/service.ts';
import { accessByGroup, followGroups } from './groups-service.ts';
import { teamInvitationMail } from './mails/team-invitation.tsx';
import { authorOf, presentMember, requireOffers } from './service.ts';
import * as store from './store.ts';

/** Limit per mailbox over all companies, so that invitations cannot flood a mailbox. */
const TO_AN_ADDRESS = { calls: 5, seconds: 86_400 };

interface Letter {
  readonly token: string;
  readonly content: Awaited<ReturnType<typeof teamInvitationMail>>;
}

/** Renders the mail before the transaction, and counts it, so that no mailbox gets more than a few a day. */
async function prepareLetter(deps: Deps, session: Session, email: string): Promise<Letter> {
  const wait = await countCalls(deps, [{ who: ['mail', 'team', mailboxOf(email)], ...TO_AN_ADDRESS }]);
  if (wait > 0) throw tooMany(wait);
  const { name: company } = await getCompany(deps.db, session.companyId);
  const token = deps.newToken();
  const by = await authorOf(deps, session);
  return { token, content: await teamInvitationMail(deps.config, { company, by, token }) };
}

/** Ends earlier invitations of the person and sends a new one. */
async function sendInvitation(
  deps: Deps,
  tx: Db,
  key: store.MemberKey,
  { email, letter }: { email: string; letter: Letter },
) {
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
  await beginInvitation(tx, { ...key, tokenHash: hashToken(letter.token), createdAt, expiresAt });
  await queueMail(deps, tx, { companyId: key.companyId, to: email, content: letter.content });
}

/** Invites an address, whether or not it has an account: the answer, the work and the mail are the same. */
export async function invite(deps: Deps, session: Session, { email, role, ...wanted }: InvitePayload): Promise<Member> {
  const { companyId } = session;
  const { allOffers, jobIds } = accessOf(role, wanted);
  await requireOffers(deps.db, session, jobIds);
  const letter = await prepareLetter(deps, session, email);
  const userId = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const known = await store.findByEmail(tx, { companyId, email });
    if (known?.state === 'ACTIVE') throw new AppError(teamErrors.ALREADY_MEMBER);
    const key = { companyId, userId: known?.id ?? deps.newId() };
    const set = { role, allOffers, state: 'INVITED' as const };
    if (known) await store.updateMember(tx, { ...key, set });
    else
      await store.insertMember(tx, {
        companyId,
        id: key.userId,
        email,
        ...set,
        joinedBefore: false,
        createdAt: deps.clock.now(),
      });
    await store.replaceOffers(tx, { ...key, jobIds });
    await sendInvitation(deps, tx, key, { email, letter });
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'MEMBER_INVITED', of: key.userId });
    return key.userId;
  });
  return presentMember(deps, session, userId);
}

async function requireInvited(db: Db, key: store.MemberKey) {
  const member = await store.findMember(db, key);
  if (!member || member.state === 'LEFT') throw new AppError(teamErrors.MEMBER_NOT_FOUND);
  if (member.state !== 'INVITED') throw new AppError(teamErrors.NOT_INVITED);
  return member;
}

export async function resend(deps: Deps, session: Session, userId: string): Promise<Member> {
  const { companyId } = session;
  const key = { companyId, userId };
  const { email } = await requireInvited(deps.db, key);
  const letter = await prepareLetter(deps, session, email);
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    await requireInvited(tx, key);
    await sendInvitation(deps, tx, key, { email, letter });
  });
  return presentMember(deps, session, userId);
}

/** Cancels an invitation. A person who was in the team before becomes a former member again. */
export async function revoke(deps: Deps, session: Session, userId: string) {
  const { companyId } = session;
  const key = { companyId, userId };
  await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const { joinedBefore } = await requireInvited(tx, key);
    await endInvitations(tx, { ...key, at: deps.clock.now() });
    await store.replaceOffers(tx, { ...key, jobIds: [] });
    if (joinedBefore) await store.updateMember(tx, { ...key, set: { state: 'LEFT' } });
    else await store.deleteMember(tx, key);
    await recordAuditEvent(deps, tx, { companyId, by: session, action: 'INVITATION_REVOKED', of: userId });
  });
  return { message: 'L’invitation est annulée\u00A0: son lien ne s’ouvre plus.' };
}

export async function readInvitation(deps: Deps, token: string): Promise<InvitationToTeam> {
  const { companyName, email, role } = await requireInvitation(deps, hashToken(token));
  return { companyName, email, role, hasAccount: await hasAccount(deps.db, email) };
}

/** Joins the company once per invitation, and opens a session there. */
export async function accept(
  deps: Deps,
  token: string,
  { name, device, ...proofs }: AcceptPayload & { device: string },
): Promise<SessionAnswer> {
  const prepare = (email: string) => prepareJoining(deps, { email, device, ...proofs });
  return join(deps, { token, name, device, role: null, prepare, changed: changedMeanwhile });
}

/** Joins the company like `accept`, with an identity of the provider in place of the password. */
export async function acceptWithProvider(
  deps: Deps,
  token: string,
  { name, device, ...proofs }: AcceptWithProvider & { device: string },
): Promise<SessionAnswer> {
  const trail: PersonTrail = (tx, { companyId, userId }, action) =>
    recordAuditEvent(deps, tx, { companyId, by: { userId }, action, of: userId });
  const { role } = requireTicket(deps, proofs.ticket);
  const prepare = async (email: string) => {
    const joining = await prepareProviderJoining(deps, { email, device, trail, ...proofs });
    if (role !== null) await followGroups(deps, { email, role });
    return joining;
  };
  return join(deps, { token, name, device, role, prepare, changed: stale });
}

interface Acceptance {
  readonly token: string;
  readonly name: string | undefined;
  readonly device: string;
  /** Role of the person's groups at the identity provider; null if the invitation's role counts. */
  readonly role: Role | null;
  /** Checks the proofs before the transaction. */
  readonly prepare: (email: string) => Promise<Joining>;
  /** Returns the error for a log-in that changed meanwhile. */
  readonly changed: () => AppError;
}

async function join(
  deps: Deps,
  { token, name, device, role: byGroup, prepare, changed }: Acceptance,
): Promise<SessionAnswer> {
  const tokenHash = hashToken(token);
  const { companyId, userId, email, suspendedAt } = await requireInvitation(deps, tokenHash);
  refuseSuspended(deps, { suspendedAt });
  const joining = await prepare(email);
  const key = { companyId, userId };
  const at = deps.clock.now();
  bindTenant(companyId);
  const opened = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    // Exactly one of several concurrent calls uses the invitation, and none after it was revoked or sent again.
    if (!(await useInvitation(tx, { tokenHash, now: at }))) throw new AppError(teamErrors.INVITATION_INVALID);
    const { role: invitedAs } = await requireInvited(tx, key);
    if (!(await joining(tx, key))) throw changed();
    const role = byGroup ?? invitedAs;
    const access = byGroup === null ? {} : accessByGroup(byGroup);
    const joined = { state: 'ACTIVE' as const, confirmedAt: at, joinedBefore: true };
    const set = { ...joined, ...access, ...(name !== undefined && { name }) };
    await store.updateMember(tx, { ...key, set });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'MEMBER_JOINED', of: userId });
    return beginSession(deps, tx, { ...key, role, device, createdAt: at });
  });
  return answerSession(deps, opened, 'Bienvenue dans l’équipe.');
}
