import { expect, test } from 'vitest';
import { EXCHANGE, notification, prose } from '@kafaa/testing/fakes/bounces';
import { readDeliveryReport } from './delivery-report.ts';

const read = (message: string, nullSender = true) => readDeliveryReport(Buffer.from(message), { nullSender });

// Example of RFC 3464, appendix E.1, in its three parts.
const RFC_E1 = `From: Mail Delivery Subsystem <MAILER-DAEMON@CS.UTK.EDU>
Subject: Returned mail: Cannot send message for 5 days
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
      boundary="RAA14128.773615765/CS.UTK.EDU"

--RAA14128.773615765/CS.UTK.EDU

The original message was received at Sat, 2 Jul 1994 17:10:28 -0400

   ----- The following addresses had delivery problems -----
<louisl@larry.slip.umd.edu>  (unrecoverable error)

--RAA14128.773615765/CS.UTK.EDU
content-type: message/delivery-status

Reporting-MTA: dns; cs.utk.edu

Original-Recipient: rfc822;louisl@larry.slip.umd.edu
Final-Recipient: rfc822;louisl@larry.slip.umd.edu
Action: failed
Status: 4.0.0
Diagnostic-Code: smtp; 426 connection timed out
Last-Attempt-Date: Thu, 7 Jul 1994 17:15:49 -0400

--RAA14128.773615765/CS.UTK.EDU
content-type: message/rfc822

From: owner-info-mime@cs.utk.edu
Subject: test

--RAA14128.773615765/CS.UTK.EDU--
`;

test.each([
  ['unknown mailbox', { status: '5.1.1', diagnostic: '550 5.1.1 <amira@faux.tn>: user unknown' }, '550 5.1.1'],
  ['full mailbox', { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }, '552 5.2.2'],
  ['vague status, exact words', { status: '5.0.0', diagnostic: '550 5.1.1 no such user' }, '550 5.1.1'],
  ['vague status, words only', { status: '5.0.0', diagnostic: '550 No such user here' }, '550 5.1.1'],
  ['no diagnostic', { status: '5.1.2' }, '5.1.2'],
  ['a folded diagnostic', { status: '5.1.1', diagnostic: '550\n 5.1.1 unknown' }, '550 5.1.1'],
  ['tries exhausted', { status: '4.4.1' }, '4.4.1'],
])(
  'readDeliveryReport reads a notification of failure (%s) as a rejection with its code',
  async (_case, fields, code) => {
    expect(await read(notification({ action: 'failed', ...fields }))).toMatchObject({ outcome: 'rejected', code });
  },
);

test('readDeliveryReport reads the RFC 3464 example of a mail abandoned after five days as a rejection', async () => {
  expect(await read(RFC_E1)).toEqual({ outcome: 'rejected', code: '426 4.0.0', reason: '426 connection timed out' });
});

test('the reason of a rejection contains no mail address', async () => {
  const report = await read(
    notification({ action: 'failed', status: '5.1.1', diagnostic: '550 5.1.1 amira@faux.tn unknown' }),
  );
  expect(report).toMatchObject({ reason: '550 5.1.1 … unknown' });
});

test.each([
  ['delayed', '4.2.2', { outcome: 'delayed' }],
  ['delayed', '4.4.7', { outcome: 'delayed' }],
  ['DELAYED (will retry)', '4.4.1', { outcome: 'delayed' }],
  ['delivered', '2.0.0', { outcome: 'ignored', why: 'delivered' }],
  ['relayed', '2.0.0', { outcome: 'ignored', why: 'delivered' }],
])(
  'readDeliveryReport does not read a notification « %s » with status %s as a rejection',
  async (action, status, expected) => {
    expect(await read(notification({ action, status }))).toEqual(expected);
  },
);

test.each([
  ['a report', 'Return-Path: <>\nContent-Type: multipart/report; boundary=x'],
  ['an automatic reply', 'From: amira@faux.tn\nAuto-Submitted: auto-replied (vacation)'],
])(
  'readDeliveryReport ignores a notification of failure about %s as the bounce of a bounce',
  async (_what, returned) => {
    expect(await read(notification({ action: 'failed', status: '5.1.1', returned }))).toEqual({
      outcome: 'ignored',
      why: 'own bounce',
    });
  },
);

test.each([
  ['Exchange in French', EXCHANGE, '550 5.1.1'],
  ['a full mailbox', 'Votre message n’a pas pu être remis.\nLa boîte aux lettres du destinataire est pleine.', '5.2.2'],
  ['no code, unknown mailbox', 'Votre message n’a pas été remis : cette adresse n’existe pas.', '5.1.1'],
  ['no code, no cause', 'Votre message n’a pas pu être distribué.', '5.0.0'],
  [
    'an older version of Exchange',
    'Le destinataire n’a pas pu être joint :\n<ex01.faux.tn #5.1.1 smtp;550 5.1.1 inconnu>',
    '550 5.1.1',
  ],
])('readDeliveryReport reads a mail server’s text (%s) as a rejection with its code', async (_case, text, code) => {
  expect(await read(prose({ text }))).toMatchObject({ outcome: 'rejected', code });
  const html = `<html><body><p>${text.replaceAll('<', '&lt;').replaceAll('\n', '</p>\n<p>')}</p></body></html>`;
  expect(await read(prose({ text: html, type: 'text/html' }))).toMatchObject({ outcome: 'rejected', code });
});

test('the reason read from Exchange’s text is the server’s answer without name or address', async () => {
  const report = await read(prose({ text: EXCHANGE }));
  expect(report).toMatchObject({
    reason: expect.stringMatching(/^#550 5\.1\.1 RESOLVER\.ADR\.RecipNotFound/) as string,
  });
  expect(JSON.stringify(report)).not.toMatch(/amira|ben salah/i);
});

test.each([
  ['a code of class 4', 'La remise de votre message est retardée.\n#4.4.7 retard'],
  ['words only', 'Ceci n’est qu’un avertissement : la remise de ce message est retardée. Nous continuerons d’essayer.'],
  ['a mailbox that is temporarily full', 'Échec de la remise, nouvel essai plus tard.\n452 4.2.2 boîte pleine'],
])('readDeliveryReport does not read a text about a delay (%s) as a rejection', async (_case, text) => {
  expect(await read(prose({ text }))).toEqual({ outcome: 'delayed' });
});

const absent = { from: 'Amira <amira@faux.tn>', subject: 'Absence', text: 'Je suis absente jusqu’au 550 5.1.1 lundi.' };
test.each([
  ['a vacation reply', { ...absent, headers: 'Auto-Submitted: auto-replied\n' }, 'automatic reply'],
  ['an older vacation reply', { ...absent, headers: 'X-Autoreply: yes\n' }, 'automatic reply'],
  ['an advertisement', { from: 'x@y.tn', subject: 'Promo', text: 'Tout doit partir.' }, 'no report'],
  ['a mail of a mail server without a reason', { subject: 'Bonjour', text: 'Bonjour.' }, 'no report'],
])('readDeliveryReport ignores %s', async (_what, mail, why) => {
  expect(await read(prose(mail))).toEqual({ outcome: 'ignored', why });
});

test('readDeliveryReport ignores failure words in a mail from a person’s address', async () => {
  const mail = prose({ from: 'amira@faux.tn', text: 'Votre message n’a pas été remis, 550 5.1.1' });
  expect(await read(mail, false)).toEqual({ outcome: 'ignored', why: 'no report' });
});

test('readDeliveryReport throws no error for noise or deep nesting', async () => {
  const open = (at: number) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
  const nested = Array.from({ length: 400 }, (_, at) => open(at)).join('');
  for (const message of ['', '\0\u00ff'.repeat(5_000), nested, 'A:'.repeat(60_000)])
    expect((await read(message)).outcome).toBe('ignored');
});
