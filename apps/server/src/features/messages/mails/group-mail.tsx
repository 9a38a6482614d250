import { filledFor } from '@kafaa/domain/templates/rules';
import type { TemplatePayload } from '@kafaa/domain/templates/schema';
import type { Config } from '#/config';
import { Paragraph, renderMail, Written } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface GroupMailFacts {
  readonly firstName: string;
  /** Title of the candidate's offer, or of the proposed one. */
  readonly job: string;
  readonly company: string;
  /** Link to the page where candidates manage their own data. */
  readonly ownData: string;
  /** The company's text, with variables. */
  readonly words: TemplatePayload;
  /** The other offer that the mail proposes; null if none. */
  readonly proposedJobId: string | null;
}

/** Mail that a company wrote to several candidates, for one of them. The layout names the offer that it is about. */
export function groupMail(config: Config, { proposedJobId, ...mail }: GroupMailFacts) {
  const { firstName, job, company, ownData, words } = plainNames(mail);
  const { subject, text } = filledFor(words, { firstName, job, company });
  const written = {
    config,
    subject,
    preview: `Un message de ${company}.`,
    title: subject,
    toCandidate: { ownData, company },
  };
  if (proposedJobId === null)
    return renderMail({
      ...written,
      because: `Vous recevez ce message de ${company} parce que vous avez postulé\u00a0: ${job}.`,
      children: <Written text={text} />,
    });
  return renderMail({
    ...written,
    because: `Vous recevez ce message parce que vous acceptez que ${company} vous contacte pour ses autres offres. Vous pouvez retirer cet accord sur la page de vos données.`,
    action: { label: 'Voir l’offre', href: `${config.publicUrl}/Apply/${proposedJobId}` },
    children: (
      <>
        <Written text={text} />
        <Paragraph>
          Une personne de {company} a choisi de vous proposer cette offre. Vous êtes libre d’y répondre ou non.
        </Paragraph>
      </>
    ),
  });
}

/** Renders the mail that proposes an offer, with this text of the company, for an example candidate. */
export const exampleProposal = (
  config: Config,
  names: Pick<GroupMailFacts, 'firstName' | 'job' | 'company' | 'ownData'>,
  words: TemplatePayload,
) => groupMail(config, { ...names, words, proposedJobId: '…' });
