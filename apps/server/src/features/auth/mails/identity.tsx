import type { Config } from '#/config';
import { logInChangedMail } from './second-factor.tsx';

const TEXTS = {
  LINKED: {
    title: 'Un fournisseur d’identité est relié',
    preview: 'Il ouvre désormais votre compte.',
    text: 'ouvre désormais votre compte, sans le mot de passe. La double authentification reste demandée si vous l’avez activée.',
  },
  REMOVED: {
    title: 'Un fournisseur d’identité est retiré',
    preview: 'Il n’ouvre plus votre compte.',
    text: 'n’ouvre plus votre compte.',
  },
} as const;

export function identityMail(config: Config, { change, provider }: { change: keyof typeof TEXTS; provider: string }) {
  const { title, preview, text } = TEXTS[change];
  return logInChangedMail(config, { title, preview, text: `${provider} ${text}` });
}
