import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail that tells the company's accounts that the suspension has ended. */
export function companyResumedMail(config: Config) {
  return renderMail({
    config,
    subject: 'Le compte de votre entreprise est rouvert',
    preview: 'Vos offres acceptent à nouveau des candidatures.',
    title: 'Le compte de votre entreprise est rouvert',
    action: { label: 'Se connecter', href: `${config.publicUrl}/Login` },
    because: 'Vous recevez ce message parce que vous avez un compte de cette entreprise.',
    children: (
      <Paragraph>
        Vos offres ouvertes acceptent à nouveau des candidatures, et les e-mails qui attendaient partent. Les liens
        d’entretien de vos candidats valent plus longtemps, du temps que la suspension a duré.
      </Paragraph>
    ),
  });
}
