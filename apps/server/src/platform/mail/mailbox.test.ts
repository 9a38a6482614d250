import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationFieldsSchema } from '@kafaa/domain/candidates/schema';
import { signupSchema } from '@kafaa/domain/auth/schema';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Cible@Mail.TN', 'cible@mail.tn'],
  ['cible+a+b@mail.tn', 'cible@mail.tn'],
  ['c.ible@mail.tn', 'c.ible@mail.tn'],
  ['c.i.ble+x@gmail.com', 'cible@gmail.com'],
  ['cible@googlemail.com', 'cible@gmail.com'],
  ['ci-b_l.e@pm.me', 'cible@protonmail.com'],
  ['cible@mail.tn.', 'cible@mail.tn'],
  ['cible@mail.tn..', 'cible@mail.tn'],
  ['cible@mail。tn', 'cible@mail.tn'],
  ['ｃｉｂｌｅ＠ｍａｉｌ．ｔｎ', 'cible@mail.tn'],
  ['cible@télé.tn', 'cible@xn--tl-bjab.tn'],
  ['cible@xn--tl-bjab.tn', 'cible@xn--tl-bjab.tn'],
  ['+cible@mail.tn', '+cible@mail.tn'],
  ['sans arobase', 'sans arobase'],
])('mailboxOf maps %s to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('mailboxOf is idempotent for every e-mail address', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => mailboxOf(mailboxOf(address)) === mailboxOf(address)));
});

test.each(['cible@mail.tn.', 'cible@x.', 'cible@x..', 'cible@.mail.tn', 'cible@mail..tn'])(
  'registration and sign-up reject %s as an e-mail address',
  (email) => {
    expect(registrationFieldsSchema.shape.email.safeParse(email).success).toBe(false);
    expect(signupSchema.shape.userName.safeParse(email).success).toBe(false);
  },
);
