import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/**
 * Mail with the link to a new password. `isClosed` means that the operator has invalidated the password, so that no log-in works until
 * another is chosen.
 */
export function resetPasswordMail(config: Config, { token, isClosed = false }: { token: string; isClosed?: boolean }) {
  return renderMail({
    config,
    subject: `Votre nouveau mot de passe ${config.brand.name}`,
    preview: 'Le lien est valable 30 minutes.',
    title: 'Choisissez un nouveau mot de passe',
    action: { label: 'Changer mon mot de passe', href: `${config.publicUrl}/reset-password?token=${token}` },
    because: isClosed
      ? 'Vous recevez ce message parce que l’exploitant du site a fermé votre compte à son ancien mot de passe.'
      : 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour cette adresse. Ce n’était pas vous\u202f? Ignorez-le, rien ne change.',
    children: (
      <>
        <Paragraph>Le lien est valable 30 minutes et ne sert qu’une fois.</Paragraph>
        <Paragraph>
          {isClosed
            ? 'Votre ancien mot de passe n’ouvre plus rien et vos sessions sont fermées. Passé ce délai, demandez un autre lien depuis la page de connexion.'
            : 'Toutes vos sessions ouvertes seront fermées.'}
        </Paragraph>
      </>
    ),
  });
}
