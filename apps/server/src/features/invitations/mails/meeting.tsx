import type { InterviewType } from '@kafaa/domain/invitations/options';
import { meetingAddress } from '@kafaa/domain/invitations/rules';
import { spacedPhone } from '@kafaa/domain/kernel/phone';
import { Facts, MailLink, mailDate } from '#/platform/mail/mail-layout.tsx';

export interface Meeting {
  readonly interviewDate: Date;
  readonly interviewType: InterviewType;
  readonly interviewPlace: string;
  readonly durationMinutes: number;
  /** Name of a colleague who takes part. */
  readonly colleague?: string | null;
  /** The company's phone number, in mails to the candidate. */
  readonly phone?: string;
}

/** Formats the time of a meeting as « samedi 28 novembre 2026 à 10:00 (heure de Tunis) ». */
export const meetingTime = ({ interviewDate }: Pick<Meeting, 'interviewDate'>): string =>
  `${mailDate(interviewDate)} (heure de Tunis)`;

export const placeLabel = ({ interviewType }: Pick<Meeting, 'interviewType'>): string =>
  interviewType === 'ONLINE' ? 'En ligne' : 'Adresse';

/** Returns the line with the length of a meeting. */
export const durationOf = ({ durationMinutes }: Pick<Meeting, 'durationMinutes'>) => ({
  label: 'Durée',
  value: `${durationMinutes} minutes`,
});

/** Returns the line with the name of the colleague who takes part; none without a name. */
export const withColleague = ({ colleague }: Pick<Meeting, 'colleague'>) =>
  colleague ? [{ label: 'Avec', value: colleague }] : [];

/** Returns the line with the company's phone number, for a candidate who is late or cannot find the place. */
export const withPhone = ({ phone }: Pick<Meeting, 'phone'>) =>
  phone ? [{ label: 'Téléphone', value: <MailLink href={`tel:+216${phone}`}>{spacedPhone(phone)}</MailLink> }] : [];

/** Returns the line with the place of a meeting; a web address becomes a link. */
export function placeOf({ interviewType, interviewPlace }: Pick<Meeting, 'interviewType' | 'interviewPlace'>) {
  const address = interviewType === 'ONLINE' ? meetingAddress(interviewPlace) : null;
  const value = address ? <MailLink href={address}>{interviewPlace}</MailLink> : interviewPlace;
  return { label: placeLabel({ interviewType }), value };
}

/** Returns the title of an invitation. It greets only if the company's own message does not, which would greet twice. */
export const invitationTitle = (firstName: string, company: string, message: string): string =>
  /^\s*bonjour/i.test(message)
    ? `${company} souhaite vous rencontrer`
    : `Bonjour ${firstName}, ${company} souhaite vous rencontrer`;

/** Lines with date, place and offer of a meeting. */
export function MeetingFacts({ meeting, job }: { readonly meeting: Meeting; readonly job: string }) {
  return (
    <Facts
      facts={[
        { label: 'Quand', value: meetingTime(meeting) },
        durationOf(meeting),
        placeOf(meeting),
        ...withColleague(meeting),
        ...withPhone(meeting),
        { label: 'Poste', value: job },
      ]}
    />
  );
}
