import { isShownPlainly } from '@kafaa/domain/kernel/plain-name';

/** Replacements in mails for names that read as an address or a telephone number. */
const NEUTRAL = {
  firstName: 'à vous',
  candidate: 'la personne',
  job: 'ce poste',
  company: 'l’entreprise',
} as const;

type Named = { readonly [Key in keyof typeof NEUTRAL]?: string };

/**
 * Replaces names that contain an address in a mail's data. Forms refuse such names, but earlier versions stored them, and our mails
 * must not contain them.
 */
export function plainNames<Mail extends Named>(mail: Mail): Mail {
  const plain = { ...mail };
  for (const [key, neutral] of Object.entries(NEUTRAL)) {
    const name = mail[key as keyof Named];
    if (name !== undefined && !isShownPlainly(name)) Object.assign(plain, { [key]: neutral });
  }
  return plain;
}
