import { sectorText } from '@kafaa/domain/companies/rules';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#/deps';
import { writtenParts } from '#/platform/http/written-path';
import { escapeHtml, jsonBlock, meta } from '#/platform/pages/html';
import type { PageHead } from '#/platform/pages/heads';
import { previewImage } from '#/platform/pages/site';
import { findPublicLogo, findPublicOffer, type PublicOffer } from './service.ts';

/** Builds the head of /Apply/{jobId}: metadata for link previews (WhatsApp, Facebook, LinkedIn) and search engines, and the page's data. */
export async function applyHead(deps: Deps, jobId: string): Promise<PageHead> {
  const offer = await findPublicOffer(deps, jobId);
  if (!offer)
    return { status: 404, title: 'Offre introuvable', lines: [meta('name', 'robots', 'noindex')], data: { job: null } };
  const { job } = offer;
  const { brand, publicUrl } = deps.config;
  const url = `${publicUrl}/Apply/${job.id}`;
  const title = `${job.title} chez ${job.company.name}`;
  const description = summary(job);
  const image = previewImage(deps.config);
  return {
    status: 200,
    title: `${title} · ${brand.name}`,
    data: { job },
    lines: [
      meta('name', 'description', description),
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', brand.name),
      meta('property', 'og:locale', 'fr_FR'),
      meta('property', 'og:url', url),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      ...(image === undefined
        ? []
        : [
            meta('property', 'og:image', image),
            meta('property', 'og:image:width', '1200'),
            meta('property', 'og:image:height', '630'),
            meta('property', 'og:image:alt', brand.name),
            meta('name', 'twitter:card', 'summary_large_image'),
          ]),
      ...(isFindable(offer)
        ? [jsonBlock('type="application/ld+json"', jobPosting(offer, { url, publicUrl }))]
        : [meta('name', 'robots', 'noindex')]),
    ],
  };
}

/** Browsers may keep a logo for a week: another logo has another URL. */
const LOGO_CACHE = 'public, max-age=604800, immutable';

/**
 * Serves the logo of an offer's company. The content type was determined from the picture's bytes. The content security policy forbids
 * everything, in case a browser opens the picture as a document.
 */
export function installLogos(app: FastifyInstance, deps: Deps): void {
  app.get('/Logo/:jobId/:version', async (request, reply) => {
    const [, , jobId = '', version = ''] = writtenParts(request.url);
    const logo = await findPublicLogo(deps, { jobId, version });
    if (!logo) return reply.callNotFound();
    return reply
      .headers({
        'content-type': logo.type,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': LOGO_CACHE,
      })
      .send(Buffer.from(logo.content, 'base64'));
  });
}

/** Whether search engines may index the offer: only if it is listed and open. An unlisted offer is reachable by its link. */
function isFindable({ listed, job: { availability } }: PublicOffer): boolean {
  return listed && (availability === 'OPEN' || availability === 'WAITING');
}

const SUMMARY_LENGTH = 200;

/** Text for link previews. Place, contract and pay come first, because a preview shows two lines at most. */
function summary({ location, type, salary, description }: PublicJob): string {
  const pay = salary === null ? [] : [`${new Intl.NumberFormat('fr-FR').format(salary)} DT par mois`];
  const text = `${[location, type, ...pay].join(' · ')}. ${description.replace(/\s+/g, ' ')}`;
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).replace(/(?<!\s)\s+\S*$/, '')}…`;
}

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'Temps plein': 'FULL_TIME',
  'Temps partiel': 'PART_TIME',
  Contrat: 'CONTRACTOR',
  Télétravail: 'FULL_TIME',
  Freelance: 'CONTRACTOR',
  Stage: 'INTERN',
};

/** Diploma levels as Google defines them for a JobPosting. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  Lycée: 'high school',
  'DUT/BTS': 'associate degree',
  Licence: 'bachelor degree',
  Master: 'postgraduate degree',
  Doctorat: 'postgraduate degree',
};

function requirements({ educationLevel, minExperienceYears }: PublicJob['idealProfile']): object {
  const credential = CREDENTIALS[educationLevel];
  return {
    educationRequirements:
      credential === undefined
        ? 'no requirements'
        : { '@type': 'EducationalOccupationalCredential', credentialCategory: credential },
    experienceRequirements:
      minExperienceYears === 0
        ? 'no requirements'
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: minExperienceYears * 12 },
  };
}

/** Builds the schema.org JobPosting for search engines. The company's site is unknown to the product, so it is left out. */
function jobPosting({ job, openUntil }: PublicOffer, { url, publicUrl }: { url: string; publicUrl: string }): object {
  const paragraphs = job.description.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`);
  const remote = job.type === 'Télétravail';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphs.join(''),
    url,
    datePosted: job.createdAt.slice(0, 10),
    ...(openUntil && { validThrough: openUntil.toISOString() }),
    employmentType: EMPLOYMENT_TYPES[job.type] ?? 'OTHER',
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.legalName && { legalName: job.company.legalName }),
      ...(job.company.logo && { logo: `${publicUrl}${job.company.logo.path}` }),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'TN' },
    },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Tunisie' },
    }),
    ...(job.salary !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'TND',
        value: { '@type': 'QuantitativeValue', value: job.salary, unitText: 'MONTH' },
      },
    }),
    ...requirements(job.idealProfile),
    skills: job.idealProfile.skills.join(', '),
    industry: job.idealProfile.industryBackground
      .split(',')
      .map((one) => sectorText(one.trim()))
      .join(', '),
  };
}
