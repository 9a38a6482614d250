import type { Config } from '#/config';
import { mailDate, mailDay, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface WithdrawnMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Date of the upcoming meeting that the withdrawal cancels; null without one. */
  readonly meeting: Date | null;
  /** Whether the interview was completed, so that the application can be resumed. */
  readonly resumable: boolean;
  readonly keptUntil: Date;
  readonly ownData: string;
}

export function applicationWithdrawnMail(config: Config, mail: WithdrawnMail) {
  const { firstName, job, company, meeting, resumable, keptUntil, ownData } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: `Votre candidature pour ${job} est retirée`,
    preview: `${company} ne l’étudie plus.`,
    title: `${firstName}, votre candidature est retirée`,
    because: `Vous recevez ce message parce que vous avez retiré votre candidature chez ${company}.`,
    children: (
      <>
        <Paragraph>
          {company} voit que vous avez retiré votre candidature pour le poste {job}. Votre lien d’entretien ne s’ouvre
          plus.
        </Paragraph>
        {meeting && (
          <Paragraph>
            L’entretien prévu le <b>{mailDate(meeting)}</b> (heure de Tunis) est annulé{'\u00a0'}; l’entreprise en est
            prévenue. Le fichier joint le retire de votre agenda.
          </Paragraph>
        )}
        <Paragraph>
          {resumable
            ? 'Vous changez d’avis\u202f? Votre page de données, ci-dessous, permet de la reprendre. '
            : 'Vous changez d’avis\u202f? Postulez à nouveau avec la même adresse\u00a0: vos réponses y sont encore. '}
          Ce que vous avez envoyé est gardé jusqu’au {mailDay(keptUntil)}, puis effacé{'\u00a0'}; vous pouvez l’effacer
          dès maintenant.
        </Paragraph>
      </>
    ),
  });
}
