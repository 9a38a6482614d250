import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

const TEXTS = {
  ADDED: {
    title: 'Une clé d’accès est ajoutée',
    preview: 'Elle ouvre votre compte, avec ou sans le mot de passe.',
    text: 'Elle ouvre votre compte sans mot de passe, et remplace le code de votre application.',
  },
  REMOVED: {
    title: 'Une clé d’accès est retirée',
    preview: 'Elle n’ouvre plus votre compte.',
    text: 'Elle n’ouvre plus votre compte. Vous pouvez aussi la supprimer de votre appareil.',
  },
} as const;

/** Without this mail, somebody who knows the password could add a passkey unnoticed. */
export function passkeyMail(config: Config, { change, name }: { change: keyof typeof TEXTS; name: string }) {
  const { title, preview, text } = TEXTS[change];
  return renderMail({
    config,
    subject: `${title} sur ${config.brand.name}`,
    preview,
    title,
    action: { label: 'Ouvrir mon compte', href: `${config.publicUrl}/Settings?section=securite` },
    because: 'Vous recevez ce message parce que la connexion à votre compte vient de changer.',
    children: (
      <>
        <Paragraph>
          «{'\u00a0'}
          {name}
          {'\u00a0'}»{'\u00a0'}: {text.charAt(0).toLowerCase() + text.slice(1)}
        </Paragraph>
        <Paragraph>
          Ce n’était pas vous{'\u202f'}? Changez tout de suite votre mot de passe depuis la page de connexion, et
          écrivez-nous à {config.brand.email}.
        </Paragraph>
      </>
    ),
  });
}
