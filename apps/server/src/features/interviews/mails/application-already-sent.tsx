import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail-layout.tsx';

export function applicationAlreadySentMail(
  config: Config,
  { firstName, job, company }: { firstName: string; job: string; company: string },
) {
  return renderMail({
    config,
    subject: `Votre candidature pour ${job} est déjà arrivée`,
    preview: `${company} a bien reçu votre entretien.`,
    title: `Bonjour ${firstName}, tout est déjà arrivé`,
    because: `Vous recevez ce message parce que quelqu’un vient de postuler avec cette adresse chez ${company}.`,
    children: (
      <Paragraph>
        Votre entretien et votre CV pour le poste {job} sont bien arrivés chez {company}. Un entretien ne se passe
        qu’une fois : vous n’avez rien d’autre à faire.
      </Paragraph>
    ),
  });
}
