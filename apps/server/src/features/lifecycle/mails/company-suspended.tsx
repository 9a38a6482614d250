import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

interface SuspendedMail {
  /** The reason in the operator's words; null without one. */
  readonly reason: string | null;
}

/** Mail that tells the company's accounts what the suspension stops, what continues and whom to contact. */
export function companySuspendedMail(config: Config, { reason }: SuspendedMail) {
  return renderMail({
    config,
    subject: 'Le compte de votre entreprise est suspendu',
    preview: 'Rien n’est effacé. Vos offres sont fermées au public.',
    title: 'Le compte de votre entreprise est suspendu',
    action: { label: 'Nous écrire', href: `mailto:${config.brand.email}` },
    because: 'Vous recevez ce message parce que vous avez un compte de cette entreprise.',
    children: (
      <>
        {reason !== null && (
          <Paragraph>
            Motif{'\u00a0'}: {reason}
          </Paragraph>
        )}
        <Paragraph>
          D’ici sa réouverture, personne ne s’y connecte, vos offres n’acceptent pas de candidature, aucun entretien ne
          commence et nos e-mails à vos candidats attendent.
        </Paragraph>
        <Paragraph>
          Rien n’est effacé. Les entretiens commencés vont à leur terme, et vos candidats gardent l’accès à leurs
          données.
        </Paragraph>
      </>
    ),
  });
}
