import type { CandidateStatus } from '#/candidates/options';
import { isShownPlainly } from '#/kernel/plain-name';
import { type GroupState, HOLD_MS, type LeftOut, type MailState } from './options.ts';

export interface MailFacts {
  readonly sentAt: Date | null;
  readonly refusedAt: Date | null;
  readonly givenUp: boolean;
}

export function mailState({ sentAt, refusedAt, givenUp }: MailFacts): MailState {
  if (refusedAt) return sentAt ? 'BOUNCED' : 'REFUSED';
  if (sentAt) return 'SENT';
  return givenUp ? 'GIVEN_UP' : 'WAITING';
}

/** Reasons by enhanced status code (RFC 3463); the first entry that the code begins with applies. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['1.1', 'Cette adresse n’existe pas.'],
  ['1.2', 'Le domaine de cette adresse n’existe pas.'],
  ['1.10', 'Ce domaine ne reçoit pas d’e-mails.'],
  ['1.', 'Cette adresse n’est pas valable.'],
  ['2.1', 'Cette boîte est désactivée.'],
  ['2.2', 'Cette boîte est pleine.'],
  ['2.', 'Cette boîte ne reçoit pas d’e-mails.'],
  ['3.4', 'L’e-mail est trop grand pour ce serveur.'],
  ['4.', 'Le serveur de cette adresse ne répond pas.'],
  ['7.', 'Le serveur de cette adresse n’accepte pas nos e-mails.'],
];
const ENHANCED = /(?<![\d.])[45]\.(\d{1,3}\.\d{1,3})(?![\d.])/;

/** Returns the reason for a server's refusal of a mail, in French, from its code (« 550 5.1.1 »). */
export function refusalReason(code: string): string {
  const detail = ENHANCED.exec(code)?.[1];
  const exact = REASONS.find(([known]) => known === detail);
  const family = REASONS.find(([known]) => known.endsWith('.') && detail?.startsWith(known));
  return (exact ?? family)?.[1] ?? 'Le serveur de cette adresse refuse l’e-mail.';
}

export const leavesAt = (writtenAt: Date): Date => new Date(writtenAt.getTime() + HOLD_MS);

export interface RecipientFacts {
  readonly status: CandidateStatus;
  readonly withdrawnAt: Date | null;
  /** Time at which the candidate began the interview by the link in a mail to their address. Null before that. */
  readonly startedAt: Date | null;
}

export interface WritingFacts {
  readonly text: string;
  /** Whether the company has no running paid plan. */
  readonly free: boolean;
  /** Whether the mailbox has received the daily maximum of mails that its owner has not asked for. */
  readonly mailboxFull: boolean;
}

/**
 * Returns the reason for which a person gets no mail to several candidates. Null if the person gets it. Anybody can apply with a
 * stranger's e-mail address. So a person who has not begun the interview by the mailed link gets no mail from a free company, no
 * text with an address or a telephone number, and only a few mails a day.
 */
export function leftOutOf(
  { status, withdrawnAt, startedAt }: RecipientFacts,
  { text, free, mailboxFull }: WritingFacts,
): Exclude<LeftOut, 'ERASED'> | null {
  if (withdrawnAt !== null) return 'WITHDRAWN';
  if (status === 'REJECTED') return 'REJECTED';
  if (startedAt !== null) return null;
  if (free) return 'FREE_PLAN';
  if (!isShownPlainly(text)) return 'NOT_STARTED';
  return mailboxFull ? 'MAILBOX_FULL' : null;
}

export interface ProposalFacts {
  /** Whether the person has a valid consent to be contacted for other offers. */
  readonly inPool: boolean;
  /** Whether the person has applied to the proposed offer. */
  readonly applied: boolean;
  /** Whether the proposed offer accepts applications. */
  readonly offerOpen: boolean;
}

/**
 * Returns the reason for which a person gets no mail that proposes another offer. Null if the person gets it. The state of the
 * application with the consent does not matter, because the person has opened a link that was sent to the mailbox.
 */
export function proposalLeftOut({ inPool, applied, offerOpen }: ProposalFacts): LeftOut | null {
  if (!inPool) return 'NOT_IN_POOL';
  if (applied) return 'APPLIED';
  return offerOpen ? null : 'OFFER_CLOSED';
}

export interface GroupFacts {
  readonly leavesAt: Date;
  readonly takenBackAt: Date | null;
  readonly startedAt: Date | null;
  readonly doneAt: Date | null;
}

export function groupState({ leavesAt: at, takenBackAt, startedAt, doneAt }: GroupFacts, now: Date): GroupState {
  if (takenBackAt) return 'TAKEN_BACK';
  if (doneAt) return 'DONE';
  return startedAt || at <= now ? 'SENDING' : 'HELD';
}
