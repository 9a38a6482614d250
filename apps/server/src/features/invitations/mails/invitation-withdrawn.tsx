import { elided } from '@kafaa/domain/kernel/elision';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface WithdrawnMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  readonly meeting: Meeting;
}

export function invitationWithdrawnMail(config: Config, mail: WithdrawnMail) {
  const { firstName, job, company, ownData, meeting, corrected } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre entretien avec ${company} est annulé`,
    preview: `Le rendez-vous du ${meetingTime(meeting)} n’a plus lieu.`,
    title: `${firstName}, votre entretien est annulé`,
    because: `Vous recevez ce message parce ${elided('que', company)} vous avait invité à un entretien.`,
    children: (
      <>
        <Paragraph>
          {company} a annulé l’entretien prévu le {meetingTime(meeting)} pour le poste {job}. Vous n’avez rien à faire
          {'\u00a0'}: le fichier joint retire le rendez-vous de votre agenda.
        </Paragraph>
        <Paragraph>Votre candidature et vos réponses restent chez {company}.</Paragraph>
      </>
    ),
  });
}
