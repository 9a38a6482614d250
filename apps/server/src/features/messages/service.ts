import { candidateErrors } from '@kafaa/domain/candidates/errors';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { isId } from '@kafaa/domain/kernel/ids';
import { mailState, refusalReason } from '@kafaa/domain/messages/rules';
import type { Messages, SentMail } from '@kafaa/domain/messages/schema';
import { filledFor } from '@kafaa/domain/templates/rules';
import type { Deps } from '#/deps';
import { isGivenUp } from '../mails/service.ts';
import * as store from './store.ts';

const LISTED = 100;

const time = (at: string | null) => (at === null ? null : new Date(at));
/** Formats a time as API responses do. */
const isoTime = (at: string): string => new Date(at).toISOString();

export async function getMessages(deps: Deps, { companyId, candidateId }: store.CandidateKey): Promise<Messages> {
  const key = { companyId, candidateId, limit: LISTED + 1 };
  const found = isId(candidateId) ? await store.findMessages(deps.db, key) : null;
  if (!found) throw new AppError(candidateErrors.CANDIDATE_NOT_FOUND);
  return {
    mails: [...found.held.map(presentHeld), ...found.mails.slice(0, LISTED).map(presentMail)],
    more: found.mails.length > LISTED,
    answers: found.answers.map(({ at, meetingAt, ...answer }) => ({
      ...answer,
      at: isoTime(at),
      meetingAt: meetingAt === null ? null : isoTime(meetingAt),
    })),
  };
}

function presentHeld({ id, to, leavesAt, ...held }: store.HeldMail): SentMail {
  const { subject } = filledFor({ subject: held.subject, text: '' }, held);
  return { id, subject, to, state: 'HELD', at: isoTime(leavesAt), reason: null };
}

function presentMail({ id, subject, to, ...mail }: store.KeptMail): SentMail {
  const [sentAt, refusedAt] = [time(mail.sentAt), time(mail.refusedAt)];
  const state = mailState({ sentAt, refusedAt, givenUp: isGivenUp(mail) });
  const reason =
    (state === 'REFUSED' || state === 'BOUNCED') && mail.refusal !== null ? refusalReason(mail.refusal) : null;
  return { id, subject, to, state, at: isoTime(mail.refusedAt ?? mail.sentAt ?? mail.createdAt), reason };
}
