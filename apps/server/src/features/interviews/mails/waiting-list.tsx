import { filledFor } from '@kafaa/domain/templates/rules';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Config } from '#/config';
import { Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface WaitingMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  readonly corrected?: boolean | undefined;
  /** The company's own text; null for the standard text. */
  readonly template: TemplatePayload | null;
}

export function waitingListMail(config: Config, mail: WaitingMail) {
  const { firstName, job, company, ownData, corrected, template } = plainNames(mail);
  const own = template && filledFor(template, { firstName, job, company });
  return renderMail({
    config,
    toCandidate: { ownData, company, corrected },
    subject: own?.subject ?? `Vous êtes sur la liste d’attente pour ${job}`,
    preview: 'Un e-mail vous prévient dès qu’une place se libère.',
    title: own?.subject ?? `Bonjour ${firstName}, vous êtes sur la liste d’attente`,
    because: `Vous recevez ce message parce que vous avez postulé chez ${company}. Ce n’était pas vous\u202f? Ignorez ce message, rien ne sera envoyé. Une candidature est gardée ${config.retentionMonths} mois au plus, puis effacée.`,
    children: own ? (
      <Written text={own.text} />
    ) : (
      <>
        <Paragraph>
          Toutes les places d’entretien pour le poste {job} chez {company} sont prises pour le moment. Dès qu’une place
          se libère, un e-mail vous prévient et vous donne le lien de votre entretien.
        </Paragraph>
        <Paragraph>Vous n’avez rien d’autre à faire.</Paragraph>
      </>
    ),
  });
}
