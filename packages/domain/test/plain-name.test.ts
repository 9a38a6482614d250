import { describe, expect, test } from 'vitest';
import { signupSchema } from '#/auth/schema';
import { registrationFieldsSchema } from '#/candidates/schema';
import { invitationSchema } from '#/invitations/schema';
import { basicsSchema } from '#/jobs/schema';
import { parseFields } from '#/kernel/first-error';
import { isPlainName, PLAIN_NAME, VISIBLE_TEXT } from '#/kernel/plain-name';
import type * as z from 'zod/mini';
import { HOST_LIKE, HOSTS, inventedNames, PHISHING, REAL } from './names/material.ts';

const account = {
  userName: 'rh@atlas.tn',
  password: 'carreaux-de-Nabeul',
  phone: '71234567',
  adresse: '5 rue de Rome',
};
const job = { description: 'Tenue des comptes.', salary: null, type: 'Contrat' };
const person = { email: 'a@b.tn', phone: '20123456' };

/** Each field that strangers and free companies write into mails, with a good form around it. */
type Build = (text: string) => [schema: z.ZodMiniType, form: object];
const FIELDS: Readonly<Record<string, Build>> = {
  'the company of a sign-up': (name) => [signupSchema, { ...account, name, city: 'Tunis' }],
  'the city of a company': (city) => [signupSchema, { ...account, name: 'Atlas', city }],
  'the title of an offer': (title) => [basicsSchema, { ...job, title, location: 'Tunis' }],
  'the place of an offer': (location) => [basicsSchema, { ...job, title: 'Comptable', location }],
  'a first name': (firstName) => [registrationFieldsSchema, { ...person, firstName, lastName: 'Gharbi' }],
  'a last name': (lastName) => [registrationFieldsSchema, { ...person, firstName: 'Salma', lastName }],
};

const faultOf = (build: Build, text: string) => {
  const result = parseFields(...build(text));
  return result.ok ? null : result.faults.map(({ message }) => message).join();
};

describe.each(Object.entries(FIELDS))('%s', (_field, build) => {
  test('holds no address, host, telephone number or markup', () => {
    const short = [...PHISHING.seen, ...PHISHING.unseen].filter((text) => text.length <= 15 && text.length >= 3);
    expect(short.filter((text) => ![PLAIN_NAME, VISIBLE_TEXT].includes(faultOf(build, text) ?? ''))).toEqual([]);
  });

  test.each(['Ami\nra', 'arimA\u202Emuser', '\u001B]0;PWN\u0007', 'a\u2066b\u2069c', 'ab\uE000c', 'ab\u{E0041}c'])(
    'holds no invisible character: %j',
    (text) => {
      expect(faultOf(build, text)).toBe(VISIBLE_TEXT);
    },
  );

  test('drops the marks that phones and word processors leave behind', () => {
    const [schema, form] = build('\u200FSa\u00ADlma\u200B ');
    expect(Object.values(schema.parse(form) as object)).toContain('Salma');
  });
});

test('no phishing text of the lists passes', () => {
  expect([...PHISHING.seen, ...PHISHING.unseen].filter(isPlainName)).toEqual([]);
});

test('no host passes, whatever its ending', () => {
  expect(HOSTS.length).toBeGreaterThan(2_000);
  expect(HOSTS.filter(isPlainName)).toEqual([]);
});

test('titles, companies, places and names that people write all pass', () => {
  expect([...REAL.seen, ...REAL.unseen].filter((text) => !isPlainName(text))).toEqual([]);
});

test('names of every language of a list that nobody here wrote pass', () => {
  const names = inventedNames(5);
  const refused = [...names].flatMap(([locale, all]) =>
    [...all].filter((text) => !isPlainName(text) && !HOST_LIKE.test(text)).map((text) => `${locale}: ${text}`),
  );
  expect(names.size).toBeGreaterThan(60);
  expect(refused).toEqual([]);
});

test('a paying company’s message may hold links and lines, and nothing that hides', () => {
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
