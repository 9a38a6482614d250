import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '#/config';
import { subscriptionPendingMail } from '#/features/plans/mails/subscription-pending.tsx';
import { previewImage } from './site.ts';
import { openTestApp } from '@kafaa/testing/app/test-app';
import { freshDatabase } from '@kafaa/testing/app/databases';
import { metaOf, PUBLIC, titleOf, wordsOf } from '@kafaa/testing/app/read-pages';

test.each([
  ['only a mail address', {}, ['mailto:']],
  ['a mail address and a telephone', { BRAND_PHONE: '+216 71 234 567' }, ['mailto:', 'tel:']],
  ['a mail address and WhatsApp', { BRAND_WHATSAPP: '+216 22 345 678' }, ['mailto:', 'https://wa.me/']],
])(
  'an installation with %s shows no other contact channel on any page or in the subscription mail',
  async (_title, env, ways) => {
    const config = { ...parseConfig({ BRAND_EMAIL: 'contact@societe.tn', ...env }), sessionSecret: 's'.repeat(32) };
    const other = await openTestApp(freshDatabase, { pages: true, config });
    try {
      for (const url of [...PUBLIC, '/Pricing', '/Interview/x']) {
        const { body } = await other.app.inject(url);
        const named = ['tel:', 'https://wa.me/'].filter((way) => body.includes(way));
        expect(named, url).toEqual(url === '/Contact' || named.length > 0 ? ways.slice(1) : []);
        expect(body, url).not.toMatch(/kafaa\.example|70 000 000|20 000 000|"telephone":null/);
        expect(ways.includes('https://wa.me/') || !/WhatsApp dans l’heure/.test(wordsOf(body)), url).toBe(true);
      }
      const { body } = await other.app.inject('/Contact');
      for (const way of ways) expect(body).toContain(`href="${way}`);
      const { text } = await subscriptionPendingMail(config, {
        plan: 'Basic',
        price: 75,
        paymentUrl: null,
        running: null,
      });
      expect(/WhatsApp/.test(text)).toBe('BRAND_WHATSAPP' in env);
      expect(/appelez.*téléphone \+216 71 234 567/s.test(text)).toBe('BRAND_PHONE' in env);
    } finally {
      await other.close();
    }
  },
);

test('an empty BRAND_CLAIMS removes the claims from the landing page', async () => {
  const config = { ...parseConfig({ BRAND_CLAIMS: '' }), sessionSecret: 's'.repeat(32) };
  const other = await openTestApp(freshDatabase, { pages: true, config });
  try {
    const { body } = await other.app.inject('/');
    expect(body).not.toMatch(/mauvais recrutements en moins|aria-label="Résultats"/);
    expect(body).toContain('Rencontrez');
  } finally {
    await other.close();
  }
});

test('the landing and about pages show the configured brand name, founder, claims and preview image', async () => {
  const images = mkdtempSync(join(tmpdir(), 'images-'));
  writeFileSync(join(images, 'og.png'), 'its own');
  const name = { BRAND_NAME: 'Sahla & Co', BRAND_FOUNDER: 'Selma Gharbi' };
  const variables = { ...name, BRAND_IMAGES: images, BRAND_CLAIMS: '60,0,0' };
  const config = { ...parseConfig(variables), sessionSecret: 's'.repeat(32) };
  const other = await openTestApp(freshDatabase, { pages: true, config });
  try {
    const { body } = await other.app.inject('/');
    expect(titleOf(body)).toMatch(/ · Sahla &amp; Co$/);
    expect(body).toContain('60\u00A0%');
    expect(body).not.toContain('de clients satisfaits');
    expect(body).toContain('aria-label="Sahla &amp; Co, accueil"');
    expect(body).not.toContain('Kafaa');
    expect(metaOf(body, 'og:image')).toBe('http://localhost:3000/og.png');
    expect((await other.app.inject('/og.png')).body).toBe('its own');
    expect(previewImage({ ...config, brand: { ...config.brand, images: null } })).toBeUndefined();
    const about = (await other.app.inject('/About')).body;
    expect(wordsOf(about)).toContain('Fondé par Selma Gharbi');
    expect(wordsOf(about)).not.toContain('Kafaa');
  } finally {
    await other.close();
    rmSync(images, { recursive: true });
  }
});
