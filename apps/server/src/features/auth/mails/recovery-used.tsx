import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail about a used recovery code with the number left. Recovery codes are used rarely, so each use may be somebody else's. */
export function recoveryUsedMail(config: Config, { left }: { left: number }) {
  return renderMail({
    config,
    subject: `Un code de secours a été utilisé sur ${config.brand.name}`,
    preview: 'Un de vos codes de secours vient d’être utilisé.',
    title: 'Un code de secours a été utilisé',
    action: { label: 'Ouvrir mon compte', href: `${config.publicUrl}/Settings?section=securite` },
    because: 'Vous recevez ce message parce qu’un code de secours de votre compte vient d’être utilisé.',
    children: (
      <>
        <Paragraph>
          {left === 0
            ? 'C’était le dernier. Demandez-en de nouveaux dans votre compte.'
            : `Il vous en reste ${left}. Vous pouvez en demander de nouveaux dans votre compte.`}
        </Paragraph>
        <Paragraph>
          Ce n’était pas vous{'\u202f'}? Changez tout de suite votre mot de passe depuis la page de connexion.
        </Paragraph>
      </>
    ),
  });
}
