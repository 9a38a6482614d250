import { expect, test } from 'vitest';
import { mailState, proposalLeftOut, refusalReason } from './rules.ts';

test.each([
  ['550 5.1.1', 'Cette adresse n’existe pas.'],
  ['550 5.1.10', 'Ce domaine ne reçoit pas d’e-mails.'],
  ['553 5.1.3', 'Cette adresse n’est pas valable.'],
  ['452 4.2.2', 'Cette boîte est pleine.'],
  ['550 5.7.26', 'Le serveur de cette adresse n’accepte pas nos e-mails.'],
  ['550', 'Le serveur de cette adresse refuse l’e-mail.'],
  ['550 10.5.1.1', 'Le serveur de cette adresse refuse l’e-mail.'],
])('refusalReason explains the SMTP code %s as « %s »', (code, reason) => {
  expect(refusalReason(code)).toBe(reason);
});

test('mailState is BOUNCED, SENT, REFUSED, GIVEN_UP or WAITING, by the first fact of this order that applies', () => {
  const at = new Date('2026-11-29T09:00:00Z');
  expect(mailState({ sentAt: at, refusedAt: at, givenUp: true })).toBe('BOUNCED');
  expect(mailState({ sentAt: at, refusedAt: null, givenUp: true })).toBe('SENT');
  expect(mailState({ sentAt: null, refusedAt: at, givenUp: true })).toBe('REFUSED');
  expect(mailState({ sentAt: null, refusedAt: null, givenUp: true })).toBe('GIVEN_UP');
  expect(mailState({ sentAt: null, refusedAt: null, givenUp: false })).toBe('WAITING');
});

test.each([
  [{ inPool: true, applied: false, offerOpen: true }, null],
  [{ inPool: false, applied: false, offerOpen: true }, 'NOT_IN_POOL'],
  [{ inPool: false, applied: true, offerOpen: false }, 'NOT_IN_POOL'],
  [{ inPool: true, applied: true, offerOpen: true }, 'APPLIED'],
  [{ inPool: true, applied: false, offerOpen: false }, 'OFFER_CLOSED'],
])('proposalLeftOut of a person with %j returns %s', (facts, reason) => {
  expect(proposalLeftOut(facts)).toBe(reason);
});
