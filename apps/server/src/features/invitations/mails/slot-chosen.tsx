import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { type Meeting, MeetingFacts, meetingTime } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface ChosenMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  readonly meeting: Meeting;
  /** Slot that the candidate had before; null for the first choice. */
  readonly before: Date | null;
  /** URL of the candidate's page of this invitation. */
  readonly link: string;
}

/** Mail that confirms the slot that the candidate has chosen, with the calendar file. */
export function slotChosenMail(config: Config, mail: ChosenMail) {
  const { firstName, job, company, ownData, corrected, meeting, before, link } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre entretien avec ${company} est ${before ? 'déplacé' : 'confirmé'}`,
    preview: `${meetingTime(meeting)}.`,
    title: `${firstName}, votre entretien est ${before ? 'déplacé' : 'confirmé'}`,
    action: { label: 'Voir mon entretien', href: link },
    otherwise: { label: 'Je ne peux plus venir', href: `${link}?reponse=non` },
    because: `Vous recevez ce message parce que vous avez choisi une date avec ${company}. Ces liens sont personnels\u00a0: ne les partagez pas.`,
    children: (
      <>
        <MeetingFacts meeting={meeting} job={job} />
        <Paragraph>
          {before
            ? `L’entretien n’a plus lieu le ${mailDate(before)}. Le fichier joint met votre agenda à jour.`
            : 'Le fichier joint ajoute le rendez-vous à votre agenda. Vous pouvez changer de créneau une fois, jusqu’à 24 heures avant.'}
        </Paragraph>
      </>
    ),
  });
}
