import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface AskedMail {
  readonly candidate: string;
  readonly job: string;
  readonly meeting: Meeting;
  readonly invitationId: string;
}

/** Mail that asks the person who invited, on the next morning, for the outcome of the meeting. */
export function outcomeAskedMail(config: Config, mail: AskedMail) {
  const { candidate, job, meeting, invitationId } = plainNames(mail);
  return renderMail({
    config,
    subject: `L’entretien avec ${candidate} a-t-il eu lieu\u202f?`,
    preview: `${meetingTime(meeting)}.`,
    title: `L’entretien avec ${candidate} a-t-il eu lieu\u202f?`,
    action: { label: 'Répondre', href: `${config.publicUrl}/Interviews?entretien=${invitationId}` },
    because: 'Vous recevez ce message, le seul à ce sujet, parce que vous avez invité cette personne à un entretien.',
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>Votre réponse tient à jour l’étape de la candidature.</Paragraph>
      </>
    ),
  });
}
