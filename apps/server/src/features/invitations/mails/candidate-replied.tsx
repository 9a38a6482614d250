import type { InvitationReply } from '@kafaa/domain/invitations/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface RepliedMail {
  readonly candidate: string;
  readonly email: string;
  readonly job: string;
  readonly meeting: Meeting;
  readonly reply: Exclude<InvitationReply, 'NONE'>;
  readonly invitationId: string;
}

export function candidateRepliedMail(config: Config, mail: RepliedMail) {
  const { candidate, email, job, meeting, reply, invitationId } = plainNames(mail);
  const accepted = reply === 'ACCEPTED';
  return renderMail({
    config,
    answersTo: { name: candidate, email },
    subject: accepted ? `${candidate} accepte votre entretien` : `${candidate} ne peut pas venir à votre entretien`,
    preview: meetingTime(meeting),
    title: accepted ? `${candidate} sera là` : `${candidate} ne peut pas à cette date`,
    action: {
      label: accepted ? 'Voir le rendez-vous' : 'Proposer une autre date',
      href: `${config.publicUrl}/Interviews?entretien=${invitationId}`,
    },
    because: 'Vous recevez ce message parce que vous avez invité ce candidat à un entretien.',
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>
          {accepted
            ? 'Vous pouvez encore déplacer ou annuler ce rendez-vous\u00a0: le candidat en sera averti par e-mail.'
            : 'Ce n’est pas un refus du poste. Déplacez le rendez-vous, et une nouvelle invitation part aussitôt.'}
        </Paragraph>
      </>
    ),
  });
}
