import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail to a person whose sign-up the operator has confirmed, because its own mail may never have arrived. */
export function accountConfirmedMail(config: Config) {
  return renderMail({
    config,
    subject: `Votre compte ${config.brand.name} est ouvert`,
    preview: 'Votre adresse a été confirmée pour vous.',
    title: 'Votre compte est ouvert',
    action: { label: 'Se connecter', href: `${config.publicUrl}/Login` },
    because: 'Vous recevez ce message parce que cette adresse a été inscrite, puis confirmée par l’exploitant du site.',
    children: (
      <>
        <Paragraph>L’exploitant du site a confirmé votre adresse. Connectez-vous avec votre mot de passe.</Paragraph>
        <Paragraph>Ce n’était pas vous{'\u202f'}? Écrivez à l’adresse ci-dessous.</Paragraph>
      </>
    ),
  });
}
