import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail about a changed password. Without it, somebody with access to the mailbox could change the password unnoticed. */
export function passwordChangedMail(config: Config) {
  return renderMail({
    config,
    subject: `Votre mot de passe ${config.brand.name} a changé`,
    preview: 'Toutes les sessions ouvertes ont été fermées.',
    title: 'Votre mot de passe a changé',
    action: { label: 'Se connecter', href: `${config.publicUrl}/Login` },
    because: 'Vous recevez ce message parce que le mot de passe de votre compte vient d’être changé.',
    children: (
      <>
        <Paragraph>
          Toutes les sessions ouvertes ont été fermées. Connectez-vous avec le nouveau mot de passe.
        </Paragraph>
        <Paragraph>
          Ce n’était pas vous{'\u202f'}? Demandez tout de suite un nouveau mot de passe depuis la page de connexion, et
          vérifiez que personne d’autre ne lit cette boîte e-mail.
        </Paragraph>
      </>
    ),
  });
}
