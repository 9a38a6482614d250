import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail-layout.tsx';

export function confirmAccountMail(config: Config, { name, token }: { name: string; token: string }) {
  return renderMail({
    config,
    subject: `Confirmez votre adresse pour ouvrir ${config.brand.name}`,
    preview: 'Un clic, et votre compte est prêt.',
    title: `Bienvenue, ${name}`,
    action: { label: 'Confirmer mon adresse', href: `${config.publicUrl}/verify?token=${token}` },
    because:
      'Vous recevez ce message parce que cette adresse vient d’être inscrite. Ce n’était pas vous\u202f? Ignorez-le.',
    children: (
      <>
        <Paragraph>Confirmez cette adresse pour vous connecter et publier votre première offre.</Paragraph>
        <Paragraph>Le lien est valable 24 heures.</Paragraph>
      </>
    ),
  });
}
