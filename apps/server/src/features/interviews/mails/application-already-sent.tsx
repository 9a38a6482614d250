import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';
import { plainNames } from '#/platform/mail/plain-names';

interface AlreadySentMail {
  readonly firstName: string;
  readonly job: string;
  readonly company: string;
  readonly ownData: string;
  /** Whether the completed application was withdrawn. */
  readonly withdrawn: boolean;
}

export function applicationAlreadySentMail(config: Config, mail: AlreadySentMail) {
  const { firstName, job, company, ownData, withdrawn } = plainNames(mail);
  return renderMail({
    config,
    toCandidate: { ownData, company },
    subject: withdrawn
      ? `Votre candidature pour ${job} est retirée, mais pas perdue`
      : `Votre candidature pour ${job} est déjà arrivée`,
    preview: withdrawn
      ? `Vous pouvez la reprendre là où elle en était.`
      : `${company} a bien reçu votre entretien, vous n’avez rien à faire.`,
    title: withdrawn
      ? `Bonjour ${firstName}, reprenez votre candidature`
      : `Bonjour ${firstName}, tout est déjà arrivé`,
    because: `Vous recevez ce message parce que quelqu’un vient de postuler avec cette adresse chez ${company}.`,
    action: { label: withdrawn ? 'Reprendre ma candidature' : 'Suivre ma candidature', href: ownData },
    children: withdrawn ? (
      <Paragraph>
        Votre entretien pour le poste {job} est terminé, puis vous avez retiré votre candidature. Un entretien ne se
        passe qu’une fois, mais vos réponses sont encore là{'\u00a0'}: une page à vous permet de reprendre votre
        candidature. Sans action de votre part, elle reste retirée.
      </Paragraph>
    ) : (
      <Paragraph>
        Votre entretien et votre CV pour le poste {job} sont bien arrivés chez {company}. Un entretien ne se passe
        qu’une fois{'\u00a0'}: vous n’avez rien d’autre à faire.
      </Paragraph>
    ),
  });
}
