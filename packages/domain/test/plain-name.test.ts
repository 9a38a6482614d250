import { describe, expect, test } from 'vitest';
import { signupSchema } from '#/auth/schema';
import { registrationSchema } from '#/candidates/schema';
import { invitationSchema } from '#/invitations/schema';
import { basicsSchema } from '#/jobs/schema';
import { parseFields } from '#/kernel/first-error';
import { isPlainName, PLAIN_NAME, VISIBLE_TEXT } from '#/kernel/plain-name';
import type * as z from 'zod/mini';
import { countryNames, DOTS, HOSTS, inventedNames, packageAuthors, PHISHING, REAL } from './names/material.ts';

const account = {
  userName: 'rh@atlas.tn',
  password: 'carreaux-de-Nabeul',
  phone: '71234567',
  adresse: '5 rue de Rome',
};
const job = { description: 'Tenue des comptes.', salary: null, type: 'Contrat' };
const person = { jobId: 'j1', email: 'a@b.tn', phone: '20123456' };

/**
 * A builder per field that strangers and free companies can fill and that appears in mails: it puts a text into an otherwise
 * valid form.
 */
type Build = (text: string) => [schema: z.ZodMiniType, form: object];
const FIELDS: Readonly<Record<string, Build>> = {
  'the company of a sign-up': (name) => [signupSchema, { ...account, name, city: 'Tunis' }],
  'the city of a company': (city) => [signupSchema, { ...account, name: 'Atlas', city }],
  'the title of an offer': (title) => [basicsSchema, { ...job, title, location: 'Tunis' }],
  'the place of an offer': (location) => [basicsSchema, { ...job, title: 'Comptable', location }],
  'a first name': (firstName) => [registrationSchema, { ...person, firstName, lastName: 'Gharbi' }],
  'a last name': (lastName) => [registrationSchema, { ...person, firstName: 'Salma', lastName }],
};

const faultOf = (build: Build, text: string) => {
  const result = parseFields(...build(text));
  return result.ok ? null : result.faults.map(({ message }) => message).join();
};

describe.each(Object.entries(FIELDS))('name rules for %s', (_field, build) => {
  test('a name field refuses addresses, hosts, telephone numbers and markup', () => {
    const short = [...PHISHING.seen, ...PHISHING.unseen].filter((text) => text.length <= 15 && text.length >= 3);
    expect(short.filter((text) => ![PLAIN_NAME, VISIBLE_TEXT].includes(faultOf(build, text) ?? ''))).toEqual([]);
  });

  test.each(['Ami\nra', 'arimA\u202Emuser', '\u001B]0;PWN\u0007', 'a\u2066b\u2069c', 'ab\uE000c', 'ab\u{E0041}c'])(
    'a name field refuses invisible characters as in %j',
    (text) => {
      expect(faultOf(build, text)).toBe(VISIBLE_TEXT);
    },
  );

  test('a name field strips spaces and the invisible marks of phones and word processors', () => {
    const [schema, form] = build('\u200FSa\u00ADlma\u200B ');
    expect(Object.values(schema.parse(form) as object)).toContain('Salma');
  });
});

test('isPlainName refuses every phishing text of the lists', () => {
  expect([...PHISHING.seen, ...PHISHING.unseen].filter(isPlainName)).toEqual([]);
});

test('isPlainName refuses hosts of every top-level domain', () => {
  expect(HOSTS.length).toBeGreaterThan(2_000);
  expect(HOSTS.filter(isPlainName)).toEqual([]);
});

test('isPlainName accepts every real title, company, place and name of the lists', () => {
  expect([...REAL.seen, ...REAL.unseen].filter((text) => !isPlainName(text))).toEqual([]);
});

test('isPlainName accepts names of more than 60 locales of a third-party list', () => {
  const names = inventedNames(5);
  const refused = [...names].flatMap(([locale, all]) =>
    [...all].filter((text) => !isPlainName(text)).map((text) => `${locale}: ${text}`),
  );
  expect(names.size).toBeGreaterThan(60);
  expect(refused).toEqual([]);
});

test('isPlainName accepts abbreviations that look like hosts, and refuses hosts that begin like abbreviations', () => {
  const shortened = [
    'Ana Kola, dipl.ing',
    'Ivan Raich, dipl.oecc',
    'Bezp.Org. Briedis',
    'ผศ.ดร. สไบทิพย์',
    'K.maraş',
    'K.Maraş',
  ];
  expect(shortened.filter((text) => !isPlainName(text))).toEqual([]);
  const hosts = ['dipl.ing.com', 'my-dipl.ing', 'bezp.org', 'bezp.org/x', 'xk.maras.com', 'k.maras-bank.com', 'ผศ.ดร'];
  expect(hosts.filter(isPlainName)).toEqual([]);
});

test('isPlainName accepts country names in every language of the list', () => {
  const names = countryNames();
  expect(names.size).toBeGreaterThan(5_000);
  expect([...names].filter((text) => !isPlainName(text))).toEqual([]);
});

test('isPlainName accepts the authors of the installed packages and refuses their addresses in every spelling', () => {
  const { names, addresses } = packageAuthors();
  expect(names.size).toBeGreaterThan(400);
  expect([...names].filter((text) => !isPlainName(text))).toEqual([]);
  expect(addresses.size).toBeGreaterThan(400);
  const written = [...addresses].flatMap((address) => [address, ...DOTS.map((spell) => spell(address))]);
  expect(written.filter(isPlainName)).toEqual([]);
});

test('an invitation message accepts links and line breaks and refuses bidi overrides and control characters', () => {
  const invitation = (customMessage: string) =>
    parseFields(invitationSchema, {
      candidateId: 'c1',
      interviewType: 'ONLINE',
      interviewPlace: 'https://meet.example/a',
      interviewDate: '2026-11-28T10:00:00.000Z',
      customMessage,
    });
  expect(invitation('Bonjour,\n\nle plan : https://atlas.example/plan\u200F').ok).toBe(true);
  expect(invitation('Bonjour \u202Enoc.live').ok).toBe(false);
  expect(invitation('Bonjour \u001B[2K').ok).toBe(false);
});
