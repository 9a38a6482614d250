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

/** Reasons by enhanced status code (RFC 3463), the first that the code begins with. */
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

/** Why a server refused a mail, in French, from its code (« 550 5.1.1 »). */
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
  /** When the candidate began the interview, by the link in a mail to their address. */
  readonly startedAt: Date | null;
}

export interface WritingFacts {
  readonly text: string;
  /** The company has no running paid plan. */
  readonly free: boolean;
  /** The mailbox has got all the mails about applications that it may get today without its owner's doing. */
  readonly mailboxFull: boolean;
}

/**
 * Why a person gets no mail to several; null: they get it. Anybody can apply with a stranger's address, so who has not used the link
 * that was sent there gets nothing from a company that nobody knows, no text with an address of a site, of a mailbox or a telephone
 * number, and a few mails a day.
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
  /** A consent to be contacted for other offers stands. */
  readonly inPool: boolean;
  /** The person has an application to the proposed offer. */
  readonly applied: boolean;
  /** The proposed offer accepts applications. */
  readonly offerOpen: boolean;
}

/**
 * Why a person gets no mail that proposes another offer; null: they get it. The consent alone decides, whatever became of the application
 * that it was given with: its holder has opened a link that was sent to the mailbox.
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
