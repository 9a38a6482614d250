import { expect, it } from 'vitest';
import { SITEMAP_URLS, sitemapXml } from './crawlers.ts';
import type { SiteContext } from './site-page.ts';

const context = { publicUrl: 'https://kafaa.tn' } as SiteContext;
const changedAt = new Date('2026-11-22T10:00:00.000Z');

it('the sitemap lists pages and offers, and each offer with the date of its last change', () => {
  expect(sitemapXml(context, ['/About'], [{ jobId: 'j1', changedAt }])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://kafaa.tn/About</loc></url>',
      '  <url><loc>https://kafaa.tn/Apply/j1</loc><lastmod>2026-11-22T10:00:00.000Z</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

it('the sitemap has at most 50,000 URLs and leaves out the last offers', () => {
  const offers = Array.from({ length: SITEMAP_URLS }, (_, index) => ({ jobId: `j${index}`, changedAt }));
  const xml = sitemapXml(context, ['/', '/About'], offers);
  expect(xml.match(/<url>/g)).toHaveLength(50_000);
  expect(xml).toContain('/Apply/j49997<');
  expect(xml).not.toContain('/Apply/j49998<');
});
