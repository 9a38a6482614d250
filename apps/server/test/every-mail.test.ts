import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { invitationMail } from '#/features/invitations/mails/invitation.tsx';
import { config, gallery, galleryOf, PARTS, OWN_DATA, toCandidate } from './mail-gallery.ts';

const folder = new URL('../src/features/', import.meta.url).pathname;
const baseOf = (name: string) => name.split(',')[0] ?? '';

test('the mail gallery contains every mail template', () => {
  const files = globSync('*/mails/*.tsx', { cwd: folder }).map((file) =>
    file.replace('/mails/', '/').replace('.tsx', ''),
  );
  const shown = new Set([...Object.keys(gallery).map(baseOf), ...PARTS]);
  expect([...shown].toSorted()).toEqual(files.toSorted());
});

/** Faults in French text: a plain space where a no-break space is required, a straight apostrophe, an unfilled value. */
const STUMBLES = /\p{L} [:;!?»]|« (?=\p{L})|\p{L}'\p{L}|undefined|null|NaN|\[object/u;

describe.each(Object.entries(gallery))('mail %s', (name, render) => {
  test('a mail has French typography, no external content, and the same links in text and HTML', async () => {
    const { subject, text, html, replyTo } = await render();
    expect(subject).not.toMatch(/\s{2}|[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(90);
    // The preview is padded with invisible characters in the HTML, which the text version must not contain.
    const lines = text.split('\n').filter((line) => !line.includes('://'));
    for (const line of [subject, ...lines]) expect(line).not.toMatch(STUMBLES);
    expect(html).toContain('<html dir="ltr" lang="fr"');
    // External images and fonts would tell their server who reads the mail, and when.
    expect(html).not.toMatch(/<img|@import|url\(/);
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
    const web = addresses.filter((address) => address.startsWith('https:'));
    expect(addresses.filter((address) => !address.startsWith('mailto:'))).toEqual(web);
    for (const address of web) expect(text).toContain(address);
    expect(html.includes(OWN_DATA)).toBe(toCandidate(name));
    expect(replyTo === 'COMPANY').toBe(toCandidate(name));
    expect(text.includes('Répondez à cet e-mail')).toBe(toCandidate(name));
    expect(text).toContain(config.brand.email);
  });
});

/** Names as stored by versions before the rule of plain names. */
const HOSTILE = {
  firstName: 'Gagnez https://gagne.example',
  person: 'Gagne.example Ben Salah',
  job: 'Prime : www.gagne.example',
  company: 'gagne.example',
};
describe.each(Object.entries(galleryOf(HOSTILE)))('mail %s with hostile names', (_name, render) => {
  test('a mail contains no stored name that reads as a web address', async () => {
    const { subject, text, html, replyTo } = await render();
    expect(`${subject} ${text} ${html} ${JSON.stringify(replyTo)}`).not.toMatch(/gagne/i);
    expect(subject.length).toBeGreaterThan(10);
  });
});

/** Names in Arabic, one of them with Latin letters. */
const ARABIC = { firstName: 'علي', person: 'علي بن صالح', job: 'محاسب Senior', company: 'شركة النور' };
const RIGHT_TO_LEFT = /[\p{Script=Arabic}]/u;

describe.each(Object.entries(galleryOf(ARABIC)))('mail %s with Arabic names', (_name, render) => {
  test('a mail isolates each Arabic name as one run, so that the surrounding text keeps its order', async () => {
    const { html, text } = await render();
    const isolated = [...html.matchAll(/<span dir="rtl">([^<]*)<\/span>/g)].map(([, words]) => words);
    // Each run is one whole name; without its runs, the mail contains no Arabic letter.
    for (const words of isolated) expect(['علي', 'علي بن صالح', 'محاسب', 'شركة النور']).toContain(words);
    expect(html.replaceAll(/<span dir="rtl">[^<]*<\/span>/g, '')).not.toMatch(RIGHT_TO_LEFT);
    expect(RIGHT_TO_LEFT.test(text)).toBe(isolated.length > 0);
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  });
});

test('a mail gives each text that a person wrote the direction of its first letter', async () => {
  const meeting = {
    interviewDate: new Date('2026-12-01T09:30:00Z'),
    interviewType: 'ONLINE',
    interviewPlace: 'https://meet.example',
    durationMinutes: 60,
  } as const;
  const mail = { ...ARABIC, ownData: OWN_DATA, meeting, link: 'https://kafaa.example/Invitation/l', template: null };
  const { html } = await invitationMail(config, { ...mail, message: 'مرحبا علي، نود أن نلتقي' });
  expect(html).toMatch(/<p dir="auto"[^<>]*><span dir="rtl">مرحبا علي، نود أن نلتقي<\/span><\/p>/);
});
