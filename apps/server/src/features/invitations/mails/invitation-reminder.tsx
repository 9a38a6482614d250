import type { InvitationReply } from '@kafaa/domain/invitations/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ReminderMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly meeting: Meeting;
  readonly reply: InvitationReply;
  readonly due: 'day' | 'soon';
  /** URL of the candidate's page of this invitation. */
  readonly link: string;
}

/** Mail that reminds the candidate of the meeting, a day or two hours before. */
export function invitationReminderMail(config: Config, mail: ReminderMail) {
  const { firstName, job, company, ownData, meeting, reply, due, link } = plainNames(mail);
  const when = due === 'soon' ? 'bientôt' : 'dans moins de 24 heures';
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Rappel\u00a0: votre entretien avec ${company} a lieu ${when}`,
    preview: `${meetingTime(meeting)}.`,
    title: `${firstName}, votre entretien a lieu ${when}`,
    action: { label: reply === 'NONE' ? 'Dire si je viens' : 'Voir mon entretien', href: link },
    otherwise: { label: 'Je ne peux pas venir', href: `${link}?reponse=non` },
    because: `Vous recevez ce rappel parce que vous avez un entretien prévu avec ${company}. Ces liens sont personnels\u00a0: ne les partagez pas.`,
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>
          Si vous ne pouvez pas venir, dites-le dès maintenant{'\u00a0'}: {company} pourra proposer une autre date.
        </Paragraph>
      </>
    ),
  });
}
