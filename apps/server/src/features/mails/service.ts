import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { isId, type CompanyId } from '@kafaa/domain/kernel/ids';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import type { Db, Deps } from '#/deps';
import { MailError } from '#/platform/mail/mail-error';
import type { ReplyTo } from '#/platform/mail/mail-layout.tsx';
import { bounceAddress } from '#/platform/mail/bounce-address';
import { hashToken } from '#/platform/links/token';
import { mailQueued } from './events.ts';

import {
  clearRefusal,
  type AddressRefusal,
  findContactAddress,
  findMail,
  findRefusals,
  insertMail,
  insertMails,
  listWaiting,
  endOutageUnscoped,
  findMailUnscoped,
  findWaitingUnscoped,
  findOutboxMailsUnscoped,
  findMailsUnscoped,
  type MailRow,
  markError,
  markRefused,
  markSent,
} from './store.ts';

const OUTBOX_LENGTH = 200;

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies; without it replies go to the sender. */
  readonly replyTo?: ReplyTo;
}

export interface NewMail {
  readonly companyId: CompanyId;
  readonly to: string;
  readonly content: MailContent;
  /** Candidate whom the mail is to or about, so that erasing the candidate erases the mail. */
  readonly candidateId?: string;
  readonly attachments?: MailRow['attachments'];
  /** Whether the mail serves a person's right to their own data; a suspension of the company does not hold it. */
  readonly ownData?: boolean;
}

/** Writes the mail and its task in the caller's transaction, so that they are committed together with their cause. Returns its id. */
export async function queueMail(
  deps: Deps,
  tx: Db,
  { companyId, to, content, candidateId, ownData = false, attachments = [] }: NewMail,
): Promise<string> {
  const id = deps.newId();
  const { subject, text, html, replyTo = null } = content;
  await insertMail(tx, {
    companyId,
    id,
    recipient: to,
    replyTo: replyTo === 'COMPANY' ? await contactAddress(deps, tx, companyId) : (replyTo?.email ?? null),
    subject,
    text,
    html,
    candidateId: candidateId ?? null,
    // Only mails to candidates have the company as reply-to address.
    toCandidate: replyTo === 'COMPANY',
    ownData,
    attachments,
    createdAt: deps.clock.now(),
  });
  await queueDelivery(deps, tx, { companyId, id, recipient: to });
  return id;
}

/** Writes many mails that belong to no candidate, without their tasks; `releaseMails` queues them. */
export async function writeMails(deps: Deps, tx: Db, list: readonly NewMail[]): Promise<void> {
  const createdAt = deps.clock.now();
  const rows = list.map(({ companyId, to, content: { subject, text, html } }) => ({
    companyId,
    id: deps.newId(),
    recipient: to,
    subject,
    text,
    html,
    createdAt,
  }));
  await insertMails(tx, rows);
}

/** Queues every mail of a company that is neither sent nor refused. */
export async function releaseMails(deps: Deps, { companyId }: { companyId: CompanyId }): Promise<void> {
  for (const mail of await listWaiting(deps.db, { companyId }))
    await queueDelivery(deps, deps.db, { companyId, ...mail });
}

/**
 * Returns the address for candidates' replies: the company's confirmed contact address, else its log-in, else the installation's address.
 */
export async function contactAddress(deps: Deps, db: Db, companyId: CompanyId): Promise<string> {
  return (await findContactAddress(db, { companyId })) ?? deps.config.brand.email;
}

/**
 * Queues a delivery. Mails of one company to one recipient are sent in the order they were written, so that a cancellation never comes
 * before its invitation.
 */
function queueDelivery(
  deps: Deps,
  tx: Db,
  { companyId, id, recipient }: { companyId: CompanyId; id: string; recipient: string },
): Promise<void> {
  // The address is hashed, because the queue outlives an erased candidate.
  const singletonKey = hashToken(`${companyId}/${recipient}`);
  return deps.queue.send(tx, mailQueued, { companyId, mailId: id }, { singletonKey });
}

/** Maximum number of failed tries of one mail, about two days with the queue's retry delays. Outages do not count. */
export const GIVE_UP_AFTER = 600;

/** Whether the server has given the mail up, so that only the operator can request another try. */
export const isGivenUp = ({ attempts }: Pick<MailRow, 'attempts'>): boolean => attempts >= GIVE_UP_AFTER;

/** Sends a queued mail. A repetition is harmless: a sent mail is skipped, and the Message-ID stays the same. */
export async function sendMail(
  deps: Deps,
  { companyId, mailId }: { companyId: CompanyId; mailId: string },
): Promise<void> {
  const found = await findMail(deps.db, { companyId, id: mailId });
  if (!found || found.held) return;
  const { mail } = found;
  if (mail.sentAt || mail.refusal || isGivenUp(mail)) return;
  const { subject, text, html, attachments, replyTo } = mail;
  const returnPath = mail.candidateId === null ? null : bounceAddress(deps, mail.id);
  try {
    await deps.mailer.send({
      id: mail.id,
      from: deps.config.mailFrom,
      to: mail.recipient,
      ...(replyTo !== null && { replyTo }),
      ...(returnPath !== null && { returnPath }),
      subject,
      text,
      html,
      attachments,
    });
  } catch (error) {
    if (error instanceof MailError) return keepError(deps, { companyId, mail, error });
    throw error;
  }
  const kept = deps.mailer.embedded ? {} : withoutLinks(mail);
  // The time is at least `createdAt`: the process that wrote it may have a clock that is some milliseconds ahead.
  const sentAt = new Date(Math.max(deps.clock.now().getTime(), mail.createdAt.getTime()));
  await markSent(deps.db, { companyId, id: mailId, set: { sentAt, ...kept } });
  deps.mailsSent.add({});
  await endOutage(deps);
}

/** Stores the reason why a mail was not sent; rethrows the error if the queue should retry. */
async function keepError(
  deps: Deps,
  { companyId, mail, error }: { companyId: CompanyId; mail: MailRow; error: MailError },
): Promise<void> {
  const { code, scope, message: reason } = error;
  deps.mailErrors.add({ code, scope });
  const lastTry = scope !== 'outage' && mail.attempts + 1 >= GIVE_UP_AFTER;
  if (error.final || (lastTry && scope === 'recipient')) {
    deps.log.info({ mail: mail.id, code, reason }, 'the recipient’s server refuses a mail');
    const refusedAt = deps.clock.now();
    return markRefused(deps.db, { companyId, id: mail.id, refusal: code, refusedAt, lastError: reason });
  }
  deps.log.warn({ mail: mail.id, code, scope, reason }, lastTry ? 'mail given up' : 'mail not sent, will be retried');
  await markError(deps.db, { companyId, id: mail.id, reason, outage: scope === 'outage' });
  if (!lastTry) throw error;
}

/** Runs when the mail server accepts mail again: retries the mails of the outage now, not at their next try. */
async function endOutage(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await endOutageUnscoped(tx)) await deps.queue.retryNow(tx, mailQueued);
  });
}

/** Checks the mail server at the start, so that a wrong password is logged before somebody waits for a mail. */
export async function tryMailServer(deps: Deps): Promise<void> {
  try {
    await deps.mailer.verify();
    await endOutage(deps);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    deps.log.warn({ code: error.code, reason: error.message }, 'the mail server cannot be used: mails wait');
  }
}

/**
 * Returns the number of waiting mails, the number of those waiting because of an outage, and the age of the oldest in seconds (0 if none
 * waits).
 */
export async function waitingMails(deps: Deps): Promise<{ count: number; inOutage: number; oldestSeconds: number }> {
  const { count, inOutage, since } = await findWaitingUnscoped(deps.db, { giveUpAfter: GIVE_UP_AFTER });
  const oldestSeconds = since === null ? 0 : Math.max(0, (deps.clock.now().getTime() - since.getTime()) / 1000);
  return { count, inOutage, oldestSeconds };
}

const ADDRESS = /https?:\/\/[^\s"<>]+/g;
/** Matches the personal part of a URL: a token, or a payload with its signature; not the host name. */
const TOKEN = /(?<=[^/][/=])[\w-]{40,}(?:\.[\w-]{40,})?/g;

/**
 * Returns the stored form of a sent mail: without tokens, so that its links give no access. Not for the embedded outbox, whose links must
 * work.
 */
function withoutLinks({ text, html }: MailRow): Pick<MailRow, 'text' | 'html' | 'attachments'> {
  const cut = (part: string) => part.replace(ADDRESS, (address) => address.replace(TOKEN, '…'));
  return { text: cut(text), html: cut(html), attachments: [] };
}

export async function readOutboxMails(deps: Deps, { to }: { to?: string | undefined }): Promise<OutboxMail[]> {
  const rows = await findOutboxMailsUnscoped(deps.db, { to: to?.trim().toLowerCase(), limit: OUTBOX_LENGTH });
  return rows.map(toOutboxMail);
}

/** Returns one mail of the outbox, or null. */
export async function readOutboxMail(deps: Deps, id: string): Promise<OutboxMail | null> {
  const [row] = isId(id) ? await findOutboxMailsUnscoped(deps.db, { id, limit: 1 }) : [];
  return row ? toOutboxMail(row) : null;
}

function toOutboxMail({
  id,
  recipient,
  replyTo,
  subject,
  text,
  html,
  createdAt,
  sentAt,
  refusal,
  attachments,
}: MailRow): OutboxMail {
  return {
    id,
    to: recipient,
    replyTo,
    subject,
    text,
    html,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    refusal,
    attachments,
  };
}

/** Returns the addresses of these candidates whose server refused the last mail to them, by candidate. */
export async function readRefusals(
  deps: Deps,
  { companyId, candidateIds }: { companyId: CompanyId; candidateIds: readonly string[] },
): Promise<AddressRefusal[]> {
  return candidateIds.length === 0 ? [] : findRefusals(deps.db, { companyId, candidateIds });
}

/** Lists the newest mails of all companies that were not sent or came back, or the newest of all; for the operator. */
export async function listUndelivered(deps: Deps, { all, limit }: { all: boolean; limit: number }): Promise<MailRow[]> {
  return findMailsUnscoped(deps.db, { which: all ? 'all' : 'undelivered', limit });
}

/** Queues an unsent mail, or all of them, for another try, refused ones included. Returns how many. */
export async function retryMails(deps: Deps, id: string | null): Promise<number> {
  const one = id !== null && isId(id) ? await findMailUnscoped(deps.db, id) : null;
  if (id !== null && !one) throw new AppError(kernelErrors.NOT_FOUND, { message: 'Cet e-mail est introuvable.' });
  const waiting = one ? [one] : await findMailsUnscoped(deps.db, { which: 'unsent', limit: 10_000 });
  let count = 0;
  for (const mail of waiting.toReversed()) {
    const queued = await deps.db.transaction(async (tx) => {
      if (!(await clearRefusal(tx, mail))) return false;
      await queueDelivery(deps, tx, mail);
      return true;
    });
    if (queued) count++;
  }
  await deps.queue.retryNow(deps.db, mailQueued);
  if (id !== null && count === 0)
    throw new AppError({ code: 'ALREADY_SENT', status: 409, message: 'Cet e-mail est déjà parti.' });
  return count;
}
