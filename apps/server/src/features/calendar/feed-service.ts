import { FEED_PAST_DAYS, MAX_FED_MEETINGS } from '@kafaa/domain/calendar/options';
import { COMPANY_ZONE_LABEL, INTERVIEW_TYPE_LABELS } from '@kafaa/domain/invitations/options';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { Deps } from '#/deps';
import { type FeedEntry, calendarFeed } from '#/platform/mail/calendar-feed';
import { mailDate } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';
import * as store from './store.ts';

type Feed = NonNullable<Awaited<ReturnType<typeof store.findFeedUnscoped>>>;

/** Returns the feed of a token; null if the token is unknown or its owner may not read meetings. */
export const findFeed = (deps: Deps, tokenHash: string): Promise<Feed | null> =>
  store.findFeedUnscoped(deps.db, tokenHash);

/** Renders the iCalendar file of a feed. */
export async function readFeed(deps: Deps, person: Feed): Promise<string> {
  const { companyId, offers } = person;
  const since = new Date(deps.clock.now().getTime() - FEED_PAST_DAYS * DAY_MS);
  const meetings = await store.listFedMeetings(deps.db, { companyId, offers, since, limit: MAX_FED_MEETINGS });
  const { company } = plainNames({ company: person.companyName });
  return calendarFeed({
    name: `Entretiens, ${company}`,
    entries: meetings.map((meeting) => entryOf(deps, meeting, person.userId)),
  });
}

/**
 * Converts a meeting to a feed entry with name, offer, time and place. A feed may be copied to a calendar provider, so it holds no contact
 * details, nothing of the application, and no link of the candidate.
 */
function entryOf({ config }: Deps, { invitation, ...of }: store.FedMeeting, userId: string): FeedEntry {
  const { id, sequence, interviewDate, durationMinutes, interviewType, interviewPlace, reply } = invitation;
  const { candidate, job } = plainNames({
    candidate: `${of.candidate.firstName} ${of.candidate.lastName}`,
    job: of.job.title,
  });
  const isOwn = invitation.invitedBy === userId || invitation.colleagueId === userId;
  const isAgreed = reply === 'ACCEPTED';
  const lines = [
    `Entretien avec ${candidate} pour le poste ${job}.`,
    `Quand\u00a0: ${mailDate(interviewDate)} (${COMPANY_ZONE_LABEL})`,
    `${INTERVIEW_TYPE_LABELS[interviewType]}\u00a0: ${interviewPlace}`,
    !isOwn && of.invitedByName !== null && `Invitation de ${of.invitedByName}`,
    !isAgreed && 'Le candidat n’a pas encore répondu.',
  ];
  return {
    uid: `${id}@kafaa`,
    sequence,
    start: interviewDate,
    minutes: durationMinutes,
    title: `Entretien avec ${candidate}`,
    description: lines.filter((line) => line !== false).join('\n'),
    location: interviewPlace,
    url: `${config.publicUrl}/Interviews?entretien=${id}`,
    isConfirmed: isAgreed,
    isBusy: isOwn,
    changedAt: invitation.repliedAt ?? invitation.createdAt,
  };
}
