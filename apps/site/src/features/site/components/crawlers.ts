import { paths } from '@kafaa/web-kit/paths';
import type { SiteContext } from './site-page.ts';

/** Paths closed to search engines: personal links, the recruiter's app, API calls. */
const CLOSED = [
  '/api/',
  '/Interview',
  '/InterViewChat/',
  '/OnBoarding',
  '/Dashboard',
  '/Settings',
  '/CreateJob',
  '/outbox',
  '/Relecture',
  '/Avis',
  '/agenda/',
];

export function robotsTxt({ publicUrl }: SiteContext): string {
  const lines = CLOSED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** An offer listed publicly, with the instant of its last change. */
export interface ListedOffer {
  readonly jobId: string;
  readonly changedAt: Date;
}

/** The sitemap protocol's limit per file. */
export const SITEMAP_URLS = 50_000;

/** The public pages, then the listed offers, up to the limit of one file. */
export function sitemapXml(
  { publicUrl }: SiteContext,
  pagePaths: readonly string[],
  offers: readonly ListedOffer[],
): string {
  const url = (path: string, changedAt?: Date) =>
    `  <url><loc>${publicUrl}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;
  const urls = [
    ...pagePaths.map((path) => url(path)),
    ...offers.map(({ jobId, changedAt }) => url(paths.apply(jobId), changedAt)),
  ].slice(0, SITEMAP_URLS);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The operator as structured data for search engines (schema.org Organization). */
export function organizationData({ brand, publicUrl }: SiteContext): object {
  const { name, founder, email, phone, address, city } = brand;
  const profiles = [brand.linkedin, brand.facebook, brand.instagram].filter((url) => url !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/apple-touch-icon.png`,
    email,
    ...(phone !== null && { telephone: phone }),
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressCountry: 'TN' },
    areaServed: 'TN',
    ...(founder !== null && { founder: { '@type': 'Person', name: founder } }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
