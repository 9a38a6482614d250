import type { Config } from '#/config';
import { logInChangedMail } from './second-factor.tsx';

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

export function passkeyMail(config: Config, { change, name }: { change: keyof typeof TEXTS; name: string }) {
  const { title, preview, text } = TEXTS[change];
  const said = (
    <>
      «{'\u00a0'}
      {name}
      {'\u00a0'}»{'\u00a0'}: {text.charAt(0).toLowerCase() + text.slice(1)}
    </>
  );
  return logInChangedMail(config, { title, preview, text: said });
}
