import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/**
 * Mail about a changed log-in address, sent to both addresses. It names neither: a reader of the old mailbox need not learn the new
 * address.
 */
export function loginChangedMail(config: Config, { isNew }: { isNew: boolean }) {
  return renderMail({
    config,
    subject: `Votre adresse de connexion ${config.brand.name} a changé`,
    preview: 'Toutes les sessions ouvertes ont été fermées.',
    title: 'Votre adresse de connexion a changé',
    action: { label: 'Se connecter', href: `${config.publicUrl}/Login` },
    because: 'Vous recevez ce message parce que l’adresse de connexion de votre compte vient d’être changée.',
    children: (
      <>
        <Paragraph>
          L’exploitant du site l’a changée à la demande de votre entreprise.{' '}
          {isNew ? 'Connectez-vous désormais avec cette adresse-ci.' : 'Cette adresse-ci n’ouvre plus votre compte.'}
        </Paragraph>
        <Paragraph>
          Votre mot de passe reste le même. Toutes les sessions ouvertes ont été fermées, et les liens envoyés avant ne
          servent plus.
        </Paragraph>
        <Paragraph>Ce n’était pas vous{'\u202f'}? Écrivez à l’adresse ci-dessous.</Paragraph>
      </>
    ),
  });
}
