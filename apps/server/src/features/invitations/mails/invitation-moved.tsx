import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface MovedMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  /** Date of the meeting before the change. */
  readonly before: Date;
  readonly meeting: Meeting;
  readonly message: string;
  readonly link: string;
}

export function invitationMovedMail(config: Config, mail: MovedMail) {
  const { firstName, job, company, ownData, before, meeting, message, link } = plainNames(mail);
  const sameDate = before.getTime() === meeting.interviewDate.getTime();
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Votre entretien avec ${company} est ${sameDate ? 'modifié' : 'déplacé'}`,
    preview: `${meetingTime(meeting)}. Dites si vous pouvez venir.`,
    title: `${firstName}, votre entretien est ${sameDate ? 'modifié' : 'déplacé'}`,
    action: { label: 'Je serai là', href: `${link}?reponse=oui` },
    otherwise: { label: 'Je ne peux pas à cette date', href: `${link}?reponse=non` },
    because: `Vous recevez ce message parce que vous avez un entretien prévu avec ${company}. Ces liens sont personnels\u00a0: ne les partagez pas.`,
    children: (
      <>
        <Paragraph>
          {sameDate
            ? `${company} a modifié l’entretien prévu avec vous. Voici le rendez-vous tel qu’il est maintenant.`
            : `L’entretien prévu le ${mailDate(before)} n’a plus lieu à cette date. Voici le nouveau rendez-vous.`}
        </Paragraph>
        <MeetingFacts meeting={meeting} job={job} />
        {message !== '' && <Written text={message} />}
        <Paragraph>
          Répondez à nouveau, même si vous aviez déjà répondu. Le fichier joint met votre agenda à jour.
        </Paragraph>
      </>
    ),
  });
}
