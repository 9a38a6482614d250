import { describe, expect, it } from 'vitest';
import { likelyEmail, mailboxOf } from './mailboxes.ts';

describe('addresses of mail', () => {
  it.each([
    ['sami@gmial.com', 'sami@gmail.com'],
    ['sami@gmai.com', 'sami@gmail.com'],
    ['sami@gmaill.com', 'sami@gmail.com'],
    ['sami@gmail.con', 'sami@gmail.com'],
    ['sami@gmial.con', 'sami@gmail.com'],
    ['sami@yaho.cm', 'sami@yahoo.com'],
    ['sami@Gmail.co', 'sami@gmail.com'],
    ['a@b@yaho.fr', 'a@b@yahoo.fr'],
    ['sami@hotmial.fr', 'sami@hotmail.fr'],
    ['sami@outlok.com', 'sami@outlook.com'],
    ['sami@topnet.tm', 'sami@topnet.tn'],
  ])('likelyEmail corrects the mistyped address %s to %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant));

  it.each([
    'sami@gmail.com',
    'SAMI@GMAIL.COM',
    'sami@medina.tn',
    'sami@mail.tn',
    'sami@ymail.com',
    'sami@mail.com',
    'sami@gx.co',
    'sami@mall.co',
    'gmial.com',
    '',
    '@',
  ])('likelyEmail proposes no correction of the address « %s »', (typed) => expect(likelyEmail(typed)).toBeUndefined());

  it.each([
    ['sami@gmail.com', 'Gmail'],
    ['sami@Hotmail.FR', 'Outlook'],
    ['sami@topnet.tn', undefined],
    ['sami@medina.tn', undefined],
    ['sami@constructor', undefined],
  ])('mailboxOf returns the mail service of the address %s: %s', (email, name) =>
    expect(mailboxOf(email)?.name).toBe(name),
  );
});
