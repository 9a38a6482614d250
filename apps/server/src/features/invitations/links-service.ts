import { LINK_REPLACED } from '@kafaa/domain/candidates/texts';
import { invitationErrors } from '@kafaa/domain/invitations/errors';
import { REPLY_LINK_DAYS } from '@kafaa/domain/invitations/options';
import { AppError } from '@kafaa/domain/kernel/app-error';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Deps } from '#/deps';
import { isReplaced } from '#/platform/links/own-data-link';
import { openLink, signLink } from '#/platform/links/signed-link';
import * as store from './store.ts';

/** Returns the URL of the candidate's page, valid until `REPLY_LINK_DAYS` after the meeting. */
export function replyLink(
  deps: Deps,
  {
    companyId,
    id,
    sequence,
    interviewDate,
  }: Pick<store.InvitationRow, 'companyId' | 'id' | 'sequence' | 'interviewDate'>,
): string {
  const endsAt = new Date(interviewDate.getTime() + REPLY_LINK_DAYS * DAY_MS);
  const names = [companyId, id, String(sequence), String(deps.clock.now().getTime())];
  return `${deps.config.publicUrl}/Invitation/${signLink(deps, 'reply', names, endsAt)}`;
}

/** Returns the invitation that a link opens, and the sequence number of the mail that contained the link. */
export async function openReply(deps: Deps, link: string): Promise<{ key: store.InvitationKey; sequence: number }> {
  const [company, id, sequence, madeAt] = openLink(deps, 'reply', link) ?? [];
  const found = company && id ? await store.findInvitationUnscoped(deps.db, { company, id }) : null;
  if (!found) throw new AppError(invitationErrors.REPLY_LINK_UNKNOWN);
  const { linksFrom, ...key } = found;
  if (isReplaced(madeAt, linksFrom))
    throw new AppError(invitationErrors.REPLY_LINK_UNKNOWN, { message: LINK_REPLACED });
  return { key, sequence: Number(sequence) };
}
