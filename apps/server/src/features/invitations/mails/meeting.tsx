import type { InterviewType } from '@kafaa/domain/invitations/options';
import { meetingAddress } from '@kafaa/domain/invitations/rules';
import { Facts, MailLink, mailDate } from '#/platform/mail/mail-layout.tsx';

export interface Meeting {
  readonly interviewDate: Date;
  readonly interviewType: InterviewType;
  readonly interviewPlace: string;
}

/** « samedi 28 novembre 2026 à 10:00 (heure de Tunis) ». */
export const meetingTime = ({ interviewDate }: Meeting): string => `${mailDate(interviewDate)} (heure de Tunis)`;

export const placeLabel = ({ interviewType }: Pick<Meeting, 'interviewType'>): string =>
  interviewType === 'ONLINE' ? 'En ligne' : 'Adresse';

/** Date, place and offer of a meeting. */
export function MeetingFacts({ meeting, job }: { readonly meeting: Meeting; readonly job: string }) {
  const address = meeting.interviewType === 'ONLINE' ? meetingAddress(meeting.interviewPlace) : null;
  const place = address ? <MailLink href={address}>{meeting.interviewPlace}</MailLink> : meeting.interviewPlace;
  return (
    <Facts
      facts={[
        { label: 'Quand', value: meetingTime(meeting) },
        { label: placeLabel(meeting), value: place },
        { label: 'Poste', value: job },
      ]}
    />
  );
}
