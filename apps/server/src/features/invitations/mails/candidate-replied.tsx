import type { InvitationReply } from '@kafaa/domain/invitations/options';
import type { Config } from '#/config';
import { Facts, mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface RepliedMail {
  readonly candidate: string;
  readonly email: string;
  readonly job: string;
  readonly meeting: Meeting;
  readonly reply: Exclude<InvitationReply, 'NONE'>;
  readonly invitationId: string;
  /** Slot that the candidate had before; set if the candidate has moved the meeting. */
  readonly before?: Date | null;
  /** The candidate's sentence with a refusal. */
  readonly note?: string;
  /** Whether the candidate refused several slots without having chosen one. */
  readonly open: boolean;
}

export function candidateRepliedMail(config: Config, mail: RepliedMail) {
  const { candidate, email, job, meeting, reply, invitationId, before = null, note = '', open } = plainNames(mail);
  const accepted = reply === 'ACCEPTED';
  const { subject, title } = wordsOf({ candidate, accepted, moved: before !== null, open });
  return renderMail({
    config,
    answersTo: { name: candidate, email },
    subject,
    preview: open ? 'Proposez d’autres dates.' : meetingTime(meeting),
    title,
    action: {
      label: accepted ? 'Voir le rendez-vous' : 'Proposer une autre date',
      href: `${config.publicUrl}/Interviews?entretien=${invitationId}`,
    },
    because: 'Vous recevez ce message parce que votre équipe a invité cette personne à un entretien.',
    children: (
      <>
        {open ? <Facts facts={[{ label: 'Poste', value: job }]} /> : <MeetingFacts meeting={meeting} job={job} />}
        {before && <Paragraph>L’entretien n’a plus lieu le {mailDate(before)}.</Paragraph>}
        {note !== '' && <Facts facts={[{ label: 'Sa réponse', value: `«\u00a0${note}\u00a0»` }]} />}
        <Paragraph>
          {accepted
            ? 'Vous pouvez encore déplacer ou annuler ce rendez-vous\u00a0: un e-mail en avertit la personne.'
            : 'Ce n’est pas un refus du poste. Déplacez le rendez-vous, et une nouvelle invitation part aussitôt.'}
        </Paragraph>
      </>
    ),
  });
}

function wordsOf({
  candidate,
  accepted,
  moved,
  open,
}: {
  candidate: string;
  accepted: boolean;
  moved: boolean;
  open: boolean;
}) {
  if (moved)
    return { subject: `${candidate} a déplacé votre entretien`, title: `${candidate} a choisi un autre créneau` };
  if (open)
    return {
      subject: `Aucun de vos créneaux ne convient à ${candidate}`,
      title: `Aucun créneau ne convient à ${candidate}`,
    };
  return accepted
    ? { subject: `${candidate} accepte votre entretien`, title: `${candidate} sera là` }
    : { subject: `${candidate} ne peut pas venir à votre entretien`, title: `${candidate} ne peut pas à cette date` };
}
