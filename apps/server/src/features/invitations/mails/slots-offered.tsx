import type { Config } from '#/config';
import { Facts, mailDate, Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { durationOf, invitationTitle, type Meeting, placeOf, withColleague, withPhone } from './meeting.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface SlotsMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  readonly meeting: Meeting & { readonly slots: readonly string[] };
  readonly message: string;
  /** URL of the candidate's page of this invitation. */
  readonly link: string;
  /** Whether the candidate had another date, or other slots, before. */
  readonly again?: boolean;
}

/** Mail that offers several dates. The candidate chooses one on the linked page and then gets the calendar file. */
export function slotsOfferedMail(config: Config, mail: SlotsMail) {
  const { firstName, job, company, ownData, meeting, message, link, corrected, again } = plainNames(mail);
  const place = placeOf(meeting);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: again
      ? `Votre entretien avec ${company}\u00a0: choisissez une nouvelle date`
      : `${company} vous invite à un entretien pour ${job}`,
    preview: `${meeting.slots.length} dates au choix. Prenez celle qui vous convient.`,
    title: again
      ? `${firstName}, ${company} vous propose d’autres dates`
      : invitationTitle(firstName, company, message),
    action: { label: 'Choisir un créneau', href: link },
    otherwise: { label: 'Aucun ne me convient', href: `${link}?reponse=non` },
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}. Ces liens sont personnels\u00a0: ne les partagez pas.`,
    children: (
      <>
        <Facts
          facts={[
            ...meeting.slots.map((slot, index) => ({
              label: `Créneau ${index + 1}`,
              value: `${mailDate(new Date(slot))} (heure de Tunis)`,
            })),
            durationOf(meeting),
            place,
            ...withColleague(meeting),
            ...withPhone(meeting),
            { label: 'Poste', value: job },
          ]}
        />
        {message !== '' && <Written text={message} />}
        <Paragraph>
          D’autres candidats peuvent recevoir les mêmes créneaux{'\u00a0'}: chacun reste libre jusqu’à ce qu’une
          personne le choisisse. Vous pourrez en changer une fois, jusqu’à 24 heures avant.
        </Paragraph>
      </>
    ),
  });
}
