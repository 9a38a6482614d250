import type { MailState } from './options.ts';

export interface MailFacts {
  readonly sentAt: Date | null;
  readonly refusedAt: Date | null;
  readonly givenUp: boolean;
}

export function mailState({ sentAt, refusedAt, givenUp }: MailFacts): MailState {
  if (sentAt) return 'SENT';
  if (refusedAt) return 'REFUSED';
  return givenUp ? 'GIVEN_UP' : 'WAITING';
}

/** Reasons by enhanced status code (RFC 3463), the first that the code begins with. */
const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['1.1', 'Cette adresse n’existe pas.'],
  ['1.2', 'Le domaine de cette adresse n’existe pas.'],
  ['1.10', 'Ce domaine ne reçoit pas d’e-mails.'],
  ['1.', 'Cette adresse n’est pas valable.'],
  ['2.1', 'Cette boîte est désactivée.'],
  ['2.2', 'Cette boîte est pleine.'],
  ['2.', 'Cette boîte ne reçoit pas d’e-mails.'],
  ['3.4', 'L’e-mail est trop grand pour ce serveur.'],
  ['4.', 'Le serveur de cette adresse ne répond pas.'],
  ['7.', 'Le serveur de cette adresse n’accepte pas nos e-mails.'],
];
const ENHANCED = /(?<![\d.])[45]\.(\d{1,3}\.\d{1,3})(?![\d.])/;

/** Why a server refused a mail, in French, from its code (« 550 5.1.1 »). */
export function refusalReason(code: string): string {
  const detail = ENHANCED.exec(code)?.[1];
  const exact = REASONS.find(([known]) => known === detail);
  const family = REASONS.find(([known]) => known.endsWith('.') && detail?.startsWith(known));
  return (exact ?? family)?.[1] ?? 'Le serveur de cette adresse refuse l’e-mail.';
}
