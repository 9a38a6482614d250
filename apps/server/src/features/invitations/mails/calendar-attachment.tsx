import { REMINDER_HOURS } from '@kafaa/domain/invitations/options';
import type { CompanyId } from '@kafaa/domain/kernel/ids';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import type { Deps } from '#/deps';
import { type CalendarEntry, calendarFile } from '#/platform/mail/calendar';
import { plainNames } from '#/platform/mail/plain-names';
import type { Colleague, InvitationRow } from '../store.ts';
import { meetingTime, placeLabel } from './meeting.tsx';

/** Candidate, company and job of a meeting. */
export interface Party {
  readonly candidate: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly company: { readonly id: CompanyId; readonly name: string; readonly phone: string };
  readonly job: { readonly id: string; readonly title: string };
  /** The colleague who takes part; null without one. */
  readonly colleague: Colleague | null;
}

interface AttachmentInput {
  readonly invitation: InvitationRow;
  readonly party: Party;
  /** URL of the candidate's reply page; null for cancellations and for calendar downloads. */
  readonly link: string | null;
  readonly method: CalendarEntry['method'];
  /** Address that the guest may write to; set in mails. */
  readonly organizer?: string;
  /** Whether the file is the candidate's download from the page; mails are always for the candidate. */
  readonly forGuest?: boolean;
  /** The colleague, if the mail goes to the colleague instead of the candidate. */
  readonly toColleague?: Colleague | null;
}

/** Builds the meeting's calendar file, for the mail to the candidate or for either side's own calendar. */
export function calendarAttachment(
  deps: Deps,
  { invitation, party, link, method, organizer, forGuest, toColleague = null }: AttachmentInput,
) {
  const { candidate } = party;
  const { interviewType, interviewPlace, customMessage } = invitation;
  const names = { candidate: `${candidate.firstName} ${candidate.lastName}`, company: party.company.name };
  const { candidate: name, company, job } = plainNames({ ...names, job: party.job.title });
  const toGuest = forGuest === true || (method !== 'PUBLISH' && !toColleague);
  const lines = [
    toGuest ? `Entretien avec ${company} pour le poste ${job}.` : `Entretien avec ${name} pour le poste ${job}.`,
    `Quand\u00a0: ${meetingTime(invitation)}`,
    `${placeLabel({ interviewType })}\u00a0: ${interviewPlace}`,
    party.colleague?.name && `Avec\u00a0: ${party.colleague.name}`,
    ...(toGuest
      ? [`Téléphone\u00a0: ${spacedPhone(party.company.phone)}`, customMessage && `\n${customMessage}`]
      : [`E-mail\u00a0: ${candidate.email}`, `Téléphone\u00a0: ${candidate.phone}`]),
    link && `\nRépondre\u00a0: ${link}`,
  ];
  const byMail = method !== 'PUBLISH';
  const content = calendarFile({
    uid: `${invitation.id}@kafaa`,
    sequence: invitation.sequence,
    method,
    start: invitation.interviewDate,
    minutes: invitation.durationMinutes,
    title: toGuest ? `Entretien chez ${company}` : `Entretien avec ${name}`,
    description: lines.filter(Boolean).join('\n'),
    location: interviewPlace,
    ...(link !== null && { url: link }),
    ...(organizer !== undefined && { organizer: { name: company, email: organizer } }),
    ...(byMail && {
      guest: toColleague
        ? { name: toColleague.name ?? toColleague.email, email: toColleague.email }
        : { name, email: candidate.email },
    }),
    ...(toGuest && { alarmHours: [REMINDER_HOURS.day, REMINDER_HOURS.soon] }),
    writtenAt: deps.clock.now(),
  });
  const filename = byMail ? 'invitation.ics' : `entretien-${slug(toGuest ? company : name)}.ics`;
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

/** Converts a text to a file name that is valid on every system. */
function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'kafaa';
}
