import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail-layout.tsx';

export function resetPasswordMail(config: Config, { token }: { token: string }) {
  return renderMail({
    config,
    subject: `Votre nouveau mot de passe ${config.brand.name}`,
    preview: 'Le lien est valable 30 minutes.',
    title: 'Choisissez un nouveau mot de passe',
    action: { label: 'Changer mon mot de passe', href: `${config.publicUrl}/reset-password?token=${token}` },
    because:
      'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé pour cette adresse. Ce n’était pas vous\u202f? Ignorez-le, rien ne change.',
    children: (
      <>
        <Paragraph>Le lien est valable 30 minutes et ne sert qu’une fois.</Paragraph>
        <Paragraph>Toutes vos sessions ouvertes seront fermées.</Paragraph>
      </>
    ),
  });
}
