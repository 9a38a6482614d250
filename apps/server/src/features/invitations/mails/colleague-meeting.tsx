import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ColleagueMail {
  readonly candidate: string;
  readonly email: string;
  readonly job: string;
  readonly meeting: Meeting;
  /** The change of the meeting that the mail announces to this colleague. */
  readonly change: 'INVITED' | 'MOVED' | 'CANCELLED';
  readonly invitationId: string;
}

const SUBJECTS = {
  INVITED: (candidate: string) => `Vous prenez part à l’entretien avec ${candidate}`,
  MOVED: (candidate: string) => `L’entretien avec ${candidate} est modifié`,
  CANCELLED: (candidate: string) => `Vous n’avez plus d’entretien avec ${candidate}`,
} as const;

/** Mail that tells a colleague about a meeting: they take part, it has changed, or it is off their calendar. */
export function colleagueMeetingMail(config: Config, mail: ColleagueMail) {
  const { candidate, email, job, meeting, change, invitationId } = plainNames(mail);
  const isOff = change === 'CANCELLED';
  const action = { label: 'Voir le rendez-vous', href: `${config.publicUrl}/Interviews?entretien=${invitationId}` };
  return renderMail({
    config,
    answersTo: { name: candidate, email },
    subject: SUBJECTS[change](candidate),
    preview: `${meetingTime(meeting)}.`,
    title: SUBJECTS[change](candidate),
    ...(!isOff && { action }),
    because: 'Vous recevez ce message parce que votre équipe compte sur vous pour cet entretien.',
    children: isOff ? (
      <Paragraph>
        L’entretien du {meetingTime(meeting)} pour le poste {job} est annulé ou se tient sans vous. Le fichier joint le
        retire de votre agenda.
      </Paragraph>
    ) : (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>Le fichier joint met votre agenda à jour.</Paragraph>
      </>
    ),
  });
}
