import type { Config } from '#/config';
import { mailDate, Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

/** Mail about a log-in from a new device, so that the owner notices somebody who guessed or stole the password. */
export function newDeviceMail(config: Config, { device, at }: { device: string; at: Date }) {
  return renderMail({
    config,
    subject: `Nouvelle connexion à votre compte ${config.brand.name}`,
    preview: `${device}, le ${mailDate(at)}.`,
    title: 'Une connexion depuis un nouvel appareil',
    action: { label: 'Voir mes sessions', href: `${config.publicUrl}/Settings?section=securite` },
    because:
      'Vous recevez ce message parce que votre mot de passe vient d’ouvrir une session depuis un autre appareil.',
    children: (
      <>
        <Paragraph>
          {device}, le {mailDate(at)}.
        </Paragraph>
        <Paragraph>
          C’était vous{'\u202f'}? Il n’y a rien à faire. Sinon, changez tout de suite votre mot de passe depuis la page
          de connexion{'\u00a0'}: toutes les sessions se ferment.
        </Paragraph>
      </>
    ),
  });
}
