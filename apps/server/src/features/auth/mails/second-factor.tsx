import type { ReactNode } from 'react';
import type { Config } from '#/config';
import { Paragraph, renderMail } from '#/platform/mail/mail-layout.tsx';

const textsOf = (brand: string) =>
  ({
    ON: {
      title: 'La double authentification est activée',
      preview: 'Un code de votre application est demandé à chaque connexion.',
      text: 'À chaque connexion, un code de votre application est demandé après le mot de passe. Gardez vos codes de secours à part.',
    },
    OFF: {
      title: 'La double authentification est désactivée',
      preview: 'Le mot de passe suffit à nouveau pour se connecter.',
      text: 'Le mot de passe suffit à nouveau pour vous connecter.',
    },
    APP_OFF: {
      title: 'Les codes de votre application sont désactivés',
      preview: 'Une clé d’accès reste demandée après le mot de passe.',
      text: 'Une clé d’accès ou un code de secours reste demandé après le mot de passe.',
    },
    RENEWED: {
      title: 'Vos codes de secours sont remplacés',
      preview: 'De nouveaux codes viennent d’être créés, et ceux d’avant ne servent plus.',
      text: 'De nouveaux codes de secours viennent d’être créés. Ceux d’avant ne servent plus.',
    },
    RESET: {
      title: 'La double authentification est désactivée',
      preview: 'Notre équipe l’a désactivée, et les sessions sont fermées.',
      text: `L’équipe de ${brand} l’a désactivée après une demande faite en votre nom. Toutes les sessions ouvertes ont été fermées, et vos clés d’accès retirées. Connectez-vous, puis activez-la à nouveau.`,
    },
  }) as const;

interface Change {
  title: string;
  preview: string;
  text: ReactNode;
}

/**
 * Mail about a change of the second factor or passkeys. Without it, somebody with an open session or the password could make the change
 * unnoticed.
 */
export function logInChangedMail(config: Config, { title, preview, text }: Change) {
  return renderMail({
    config,
    subject: `${title} sur ${config.brand.name}`,
    preview,
    title,
    action: { label: 'Ouvrir mon compte', href: `${config.publicUrl}/Settings?section=securite` },
    because: 'Vous recevez ce message parce que la connexion à votre compte vient de changer.',
    children: (
      <>
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          Ce n’était pas vous{'\u202f'}? Changez tout de suite votre mot de passe depuis la page de connexion, et
          écrivez-nous à {config.brand.email}.
        </Paragraph>
      </>
    ),
  });
}

export const secondFactorMail = (config: Config, { change }: { change: keyof ReturnType<typeof textsOf> }) =>
  logInChangedMail(config, textsOf(config.brand.name)[change]);
