import { TAKEN_MONTHS } from '@kafaa/domain/interviews/options';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface TakenMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
}

/** Mail to a person who took the interview, erased their data and applies again. */
export function interviewTakenMail(config: Config, mail: TakenMail) {
  const { firstName, job, company, ownData, corrected } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: `Votre candidature pour ${job}\u00a0: entretien déjà passé`,
    preview: 'Un entretien ne se passe qu’une fois.',
    title: `Bonjour ${firstName}, vous avez déjà passé cet entretien`,
    because: `Vous recevez ce message parce que quelqu’un vient de postuler avec cette adresse chez ${company}.`,
    children: (
      <>
        <Paragraph>
          Un entretien ne se passe qu’une fois par personne et par offre. Le vôtre, pour le poste {job}, a eu lieu avant
          que vous n’effaciez vos données. De lui, il ne reste qu’une empreinte qui ne nomme personne, jusqu’à la fin de
          l’offre, {TAKEN_MONTHS} mois au plus.
        </Paragraph>
        <Paragraph>
          {company} voit votre nouvelle candidature et peut rouvrir l’entretien. Pour le demander, répondez à cet
          e-mail.
        </Paragraph>
      </>
    ),
  });
}
