import { elided } from '@kafaa/domain/kernel/elision';
import { filledFor } from '@kafaa/domain/templates/rules';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Config } from '#/config';
import { Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface RejectionMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  /** Whether the candidate finished the interview; only then the mail thanks for it. */
  readonly interviewed: boolean;
  /** Link to the page where candidates manage their own data. */
  readonly ownData: string;
  /** Whether the plan sends the short answer. */
  readonly short: boolean;
  readonly corrected?: boolean | undefined;
  /** The company's own text; null for the standard text. */
  readonly template: TemplatePayload | null;
}

const BY_A_PERSON = 'Cette décision a été prise par une personne, pas par une machine.';

/**
 * Mail that tells a candidate of the rejection. It omits the rejection reason, which is a note for colleagues. The sentence that a person
 * decided stays even in a company's own text.
 */
export function rejectionMail(config: Config, mail: RejectionMail) {
  const { firstName, job, company, interviewed, short, ownData, corrected, template } = plainNames(mail);
  const own = template && filledFor(template, { firstName, job, company });
  return renderMail({
    config,
    subject: own?.subject ?? `Votre candidature pour ${job} chez ${company}`,
    preview: `La réponse ${elided('de', company)} à votre candidature.`,
    title: own?.subject ?? `Bonjour ${firstName}, une réponse à votre candidature`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}.`,
    toCandidate: { ownData, company, corrected },
    ...(interviewed && { action: { label: 'Voir ma candidature', href: ownData } }),
    children: own ? (
      <>
        <Written text={own.text} />
        <Paragraph>{BY_A_PERSON}</Paragraph>
      </>
    ) : short ? (
      <>
        <Paragraph>
          Merci de l’intérêt que vous avez porté au poste {job}. L’équipe {elided('de', company)} a décidé de ne pas
          donner suite à votre candidature.
        </Paragraph>
        <Paragraph>Cette décision a été prise par une personne. Nous vous souhaitons une belle suite.</Paragraph>
      </>
    ) : (
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
          {BY_A_PERSON} Elle concerne ce poste à ce moment
          {'\u00a0'}: elle ne dit rien de votre valeur, et vous pouvez postuler aux autres offres{' '}
          {elided('de', company)}.
        </Paragraph>
        <Paragraph>Nous vous souhaitons une belle suite dans vos recherches.</Paragraph>
      </>
    ),
  });
}
