import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

export function alreadyRegisteredMail(config: Config) {
  return renderMail({
    config,
    subject: `Vous avez déjà un compte ${config.brand.name}`,
    preview: 'Votre adresse est déjà inscrite\u00A0: connectez-vous.',
    title: 'Vous avez déjà un compte',
    action: { label: 'Se connecter', href: `${config.publicUrl}/Login` },
    because: 'Vous recevez ce message parce que quelqu’un vient de s’inscrire avec cette adresse.',
    children: (
      <>
        <Paragraph>
          Une inscription vient d’être demandée avec cette adresse, qui a déjà un compte. Rien n’a changé.
        </Paragraph>
        <Paragraph>Si c’était vous, connectez-vous. Sinon, vous n’avez rien à faire.</Paragraph>
      </>
    ),
  });
}
