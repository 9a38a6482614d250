import { expect, test } from 'vitest';
import { mailtoHref } from '#/kernel/mailto';

test.each([
  ['amira+offre@mail.tn', 'mailto:amira+offre@mail.tn'],
  ["o'brien@mail.tn", "mailto:o'brien@mail.tn"],
  [
    'a?subject=facture&body=cliquez&bcc=espion@evil.example',
    'mailto:a%3Fsubject%3Dfacture%26body%3Dcliquez%26bcc%3Despion@evil.example',
  ],
  ['a%3Fbcc%3Db@evil.example', 'mailto:a%253Fbcc%253Db@evil.example'],
  ['a#b@mail.tn', 'mailto:a%23b@mail.tn'],
])('mailtoHref encodes %s as %s without query parameters or fragment', (address, href) => {
  expect(mailtoHref(address)).toBe(href);
  const { searchParams, hash } = new URL(href);
  expect([[...searchParams], hash]).toEqual([[], '']);
});
