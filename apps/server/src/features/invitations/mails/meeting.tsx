import type { InterviewType } from '@kafaa/domain/invitations/options';
import { meetingAddress } from '@kafaa/domain/invitations/rules';
import { Facts, MailLink, mailDate } from '#/platform/mail/mail-layout.tsx';

export interface Meeting {
  readonly interviewDate: Date;
  readonly interviewType: InterviewType;
  readonly interviewPlace: string;
  /** The name of a colleague who takes part. */
  readonly colleague?: string | null;
}

/** « samedi 28 novembre 2026 à 10:00 (heure de Tunis) ». */
export const meetingTime = ({ interviewDate }: Meeting): string => `${mailDate(interviewDate)} (heure de Tunis)`;

export const placeLabel = ({ interviewType }: Pick<Meeting, 'interviewType'>): string =>
  interviewType === 'ONLINE' ? 'En ligne' : 'Adresse';

/** The colleague who takes part, as a fact; none without a name. */
export const withColleague = ({ colleague }: Pick<Meeting, 'colleague'>) =>
  colleague ? [{ label: 'Avec', value: colleague }] : [];

/** The place of a meeting as a fact; a web address is a link. */
export function placeOf({ interviewType, interviewPlace }: Omit<Meeting, 'interviewDate'>) {
  const address = interviewType === 'ONLINE' ? meetingAddress(interviewPlace) : null;
  const value = address ? <MailLink href={address}>{interviewPlace}</MailLink> : interviewPlace;
  return { label: placeLabel({ interviewType }), value };
}

/** Date, place and offer of a meeting. */
export function MeetingFacts({ meeting, job }: { readonly meeting: Meeting; readonly job: string }) {
  return (
    <Facts
      facts={[
        { label: 'Quand', value: meetingTime(meeting) },
        placeOf(meeting),
        ...withColleague(meeting),
        { label: 'Poste', value: job },
      ]}
    />
  );
}
