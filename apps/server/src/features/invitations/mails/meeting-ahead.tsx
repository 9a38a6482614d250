import type { InvitationReply } from '@kafaa/domain/invitations/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface AheadMail {
  readonly candidate: string;
  readonly email: string;
  readonly job: string;
  readonly meeting: Meeting;
  readonly reply: InvitationReply;
  readonly due: 'day' | 'soon';
  readonly invitationId: string;
}

/** Mail that reminds the person who invited of the meeting, a day or two hours before. */
export function meetingAheadMail(config: Config, mail: AheadMail) {
  const { candidate, email, job, meeting, reply, due, invitationId } = plainNames(mail);
  const when = due === 'soon' ? 'bientôt' : 'dans moins de 24 heures';
  return renderMail({
    config,
    answersTo: { name: candidate, email },
    subject: `Rappel\u00a0: votre entretien avec ${candidate} a lieu ${when}`,
    preview: `${meetingTime(meeting)}.`,
    title: `Vous rencontrez ${candidate} ${when}`,
    action: { label: 'Voir le rendez-vous', href: `${config.publicUrl}/Interviews?entretien=${invitationId}` },
    because: 'Vous recevez ce rappel parce que vous avez invité cette personne à un entretien.',
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>
          {reply === 'NONE'
            ? 'Cette invitation n’a pas encore de réponse. Un appel peut aider.'
            : 'Cette personne a accepté le rendez-vous et reçoit le même rappel.'}
        </Paragraph>
      </>
    ),
  });
}
