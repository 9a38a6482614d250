import { elided } from '@kafaa/domain/kernel/elision';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface RejectionMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Whether the candidate finished the interview: only then the mail thanks for it. */
  readonly interviewed: boolean;
  /** Link to the page where candidates manage their own data. */
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
}

/** Leaves out the rejection reason, which is a note for colleagues. */
export function rejectionMail(config: Config, mail: RejectionMail) {
  const { firstName, job, company, interviewed, ownData, corrected } = plainNames(mail);
  return renderMail({
    config,
    subject: `Votre candidature pour ${job} chez ${company}`,
    preview: `La réponse ${elided('de', company)} à votre candidature.`,
    title: `Bonjour ${firstName}, une réponse à votre candidature`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}.`,
    toCandidate: { ownData, company, corrected },
    children: (
      <>
        <Paragraph>
          Merci de l’intérêt que vous avez porté au poste {job}
          {interviewed ? ', et du temps que vous avez pris pour répondre à l’entretien' : ''}.
        </Paragraph>
        <Paragraph>
          L’équipe {elided('de', company)} a étudié votre candidature et a décidé de ne pas y donner suite. Nous savons
          que ce n’est pas la réponse que vous espériez.
        </Paragraph>
        <Paragraph>
          Cette décision a été prise par une personne, pas par une machine. Elle concerne ce poste à ce moment
          {'\u00a0'}: elle ne dit rien de votre valeur, et vous pouvez postuler aux autres offres{' '}
          {elided('de', company)}.
        </Paragraph>
        <Paragraph>Nous vous souhaitons une belle suite dans vos recherches.</Paragraph>
      </>
    ),
  });
}
