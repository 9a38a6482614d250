import { isShownPlainly } from '@kafaa/domain/kernel/plain-name';

/** What a mail says instead of a name that reads as an address or a telephone number. */
const NEUTRAL = {
  firstName: 'à vous',
  candidate: 'la personne',
  job: 'ce poste',
  company: 'l’entreprise',
} as const;

type Named = { readonly [Key in keyof typeof NEUTRAL]?: string };

/**
 * The facts of a mail with names that hold no address. Forms refuse such names, and versions before that rule took them: what they
 * stored must not leave in a mail that carries our name.
 */
export function plainNames<Mail extends Named>(mail: Mail): Mail {
  const plain = { ...mail };
  for (const [key, neutral] of Object.entries(NEUTRAL)) {
    const name = mail[key as keyof Named];
    if (name !== undefined && !isShownPlainly(name)) Object.assign(plain, { [key]: neutral });
  }
  return plain;
}
