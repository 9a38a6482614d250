import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

export function confirmAccountMail(config: Config, { token }: { token: string }) {
  return renderMail({
    config,
    subject: `Confirmez votre adresse pour ouvrir ${config.brand.name}`,
    preview: 'Ouvrez le lien, confirmez, et votre compte est prêt.',
    // The mail contains nothing from the form, because anybody can enter anything there for any address.
    title: `Bienvenue sur ${config.brand.name}`,
    action: { label: 'Ouvrir la page de confirmation', href: `${config.publicUrl}/verify?token=${token}` },
    because:
      'Vous recevez ce message parce que cette adresse vient d’être inscrite. Ce n’était pas vous\u202f? Ignorez-le.',
    children: (
      <>
        <Paragraph>Confirmez cette adresse pour vous connecter et publier votre première offre.</Paragraph>
        <Paragraph>
          Le lien est valable 24 heures. Sur un autre appareil que celui de l’inscription, le mot de passe choisi alors
          vous sera demandé. Oublié{'\u202f'}? Inscrivez-vous à nouveau avec cette adresse.
        </Paragraph>
      </>
    ),
  });
}
