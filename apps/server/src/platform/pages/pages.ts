import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { recruiterPaths } from '@kafaa/domain/paths';
import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import type { OpenApiDocument } from '@kafaa/domain/kernel/api-document';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import type { Activation, Plan } from '@kafaa/domain/plans/schema';
import type { Brand, Config } from '#/config';
import type { Deps } from '#/deps';
import { compressedBody } from '#/platform/http/compression';
import { errorBody, errorSummary, isUnavailable, logFailedCall } from '#/platform/diagnostics/failures';
import { isApiPath } from '#/platform/http/headers';
import { escapeHtml, jsonBlock, meta } from './html.ts';
import { type Manifest, offlineWorker } from './offline.ts';
import { repositoryRoot } from '#/platform/process/root';
import { lostScript, scriptsOf, type Shell, shellOf, textFirst } from './shell.ts';
import { writtenParts } from '#/platform/http/written-path';

/** Values that the server inserts into a page's shell: title, head lines and data for the page's script; and the status. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly data: { readonly job?: PublicJob | null; readonly interview?: Interview };
}

/** Data from features, passed in by the app so that `platform` imports no feature. */
export interface Heads {
  apply(jobId: string): Promise<PageHead>;
  /** The interview of a link if it has not begun; null for any other link. */
  interview(token: string): Promise<Interview | null>;
  /** The current plans, whose prices the public pages show. */
  plans(): Promise<readonly Plan[]>;
  /** At most `limit` publicly listed offers, most recently changed first. */
  listedOffers(limit: number): Promise<readonly ListedOffer[]>;
  /** Data of the page about the evaluation method and its accuracy. */
  readonly method: object;
}

interface ListedOffer {
  readonly jobId: string;
  readonly changedAt: Date;
}

/** Types of the built site module (apps/site/src/app/site.tsx), declared here because it is imported at run time. */
interface SiteContext {
  readonly stylesheets: readonly string[];
  readonly script: string | undefined;
  /** Script that applies the chosen theme before the first paint. */
  readonly themeScript: string | undefined;
  readonly year: number;
  readonly brand: Brand;
  readonly publicUrl: string;
  /** The image of link previews. */
  readonly previewImage: string | undefined;
  readonly plans: readonly Plan[];
  readonly retentionMonths: number;
  readonly languageModel: { readonly operatedBy: string | null } | null;
  readonly method: object;
}
interface SiteModule {
  readonly renderSite: (page: object, context: SiteContext) => string;
  readonly sitePages: (context: SiteContext) => Readonly<Record<string, object>>;
  readonly robots: (context: SiteContext) => string;
  readonly sitemap: (context: SiteContext, offers: readonly ListedOffer[]) => string;
  readonly notFoundPage: object;
  readonly livePages: { readonly [Name in keyof LivePages]: (data: LivePages[Name]) => object };
}

/** Pages rendered from server data, and the data of each. */
interface LivePages {
  readonly outbox: { readonly mails: readonly OutboxMail[]; readonly to: string };
  readonly mail: OutboxMail;
  readonly apiDocument: OpenApiDocument;
  readonly activation: Activation;
  readonly contactAddress: ContactConfirmation;
  readonly review: ReviewPageData;
  readonly failure: { readonly message: string };
}

/** The public pages as HTML. */
export interface Site {
  /** Their paths. */
  readonly paths: readonly string[];
  readonly page: (path: string) => Promise<string>;
  readonly robots: string;
  readonly sitemap: () => Promise<string>;
  readonly notFound: () => string;
  readonly render: <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => string;
}

/** The candidate's pages as HTML (apps/candidate/src/app/candidate-html.tsx). */
interface CandidateModule {
  readonly renderApply: (job: PublicJob, brand: Brand) => string;
  readonly renderInterview: (token: string, interview: Interview, brand: Brand) => string;
}

interface PersonalPage {
  readonly paths: readonly string[];
  readonly title: string;
  readonly page: string;
}
/** Pages behind a candidate's personal link. The shell is the same for everybody; the page's script fetches the personal data. */
const PERSONAL_PAGES: readonly PersonalPage[] = [
  {
    paths: ['/Invitation', '/Invitation/', '/Invitation/:link'],
    title: 'Votre invitation',
    page: 'src/features/invitations/pages/invitation-page.tsx',
  },
  {
    paths: ['/MesDonnees', '/MesDonnees/', '/MesDonnees/:link'],
    title: 'Mes données',
    page: 'src/features/own-data/pages/own-data-page.tsx',
  },
];

/** The candidate's page shown offline: the interview page without an interview, which is the same for everybody. */
const OFFLINE_SHELL = '/Interview/';

/** The interview page. For an interview that has not begun, the server also renders the text. */
const INTERVIEW: PersonalPage = {
  paths: ['/Interview', OFFLINE_SHELL],
  title: 'Votre entretien',
  page: 'src/features/interviews/pages/interview-page.tsx',
};

/** Images with the logo: for the browser tab, the home screen and link previews. */
const BRAND_IMAGES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'og.png'] as const;

/** The image of link previews. The built-in one says Kafaa, so under another name only the installation's own image is used. */
export function previewImage({ brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>): string | undefined {
  return brand.name === 'Kafaa' || brand.images !== null ? `${publicUrl}/og.png` : undefined;
}

const NO_INDEX = meta('name', 'robots', 'noindex');

/**
 * Serves every page: shells of the two apps, cached public pages, immutable assets, and a French 404. Returns the site, for
 * features with their own pages; null when nothing was built.
 */
export async function installPages(app: FastifyInstance, deps: Deps, heads: Heads): Promise<Site | null> {
  const dist = join(repositoryRoot(), 'dist');
  const built = existsSync(join(dist, 'web-ssr', 'manifest.json'));
  const site = built ? await loadSite(dist, deps, heads) : null;
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url) || !site) {
      return reply.status(404).send(errorBody(new AppError(kernelErrors.NOT_FOUND), request.id));
    }
    return sendPage(reply, 404, site.notFound());
  });
  // API tests run without built pages.
  if (!site) {
    deps.log.warn('pages are not built: only the API is served');
    return null;
  }

  await app.register(serveStatic, {
    root: join(dist, 'web', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  const { images } = deps.config.brand;
  const own = images === null ? [] : BRAND_IMAGES.filter((name) => existsSync(join(images, name)));
  for (const name of own) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, images ?? ''));
  await app.register(serveStatic, {
    root: join(dist, 'web'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.json', 'assets/**', ...own],
  });
  for (const path of site.paths) app.get(path, async (_request, reply) => sendPage(reply, 200, await site.page(path)));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(site.robots));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml').send(await site.sitemap()));

  const chunks = readManifest(dist, 'web/manifest-candidate.json');
  const lost = lostScript(dist, chunks);
  const sendShell = (reply: FastifyReply, status: number, { html, policy }: Shell) =>
    sendPage(reply.header('content-security-policy', policy), status, html);
  // The page's script then calls the API and offers a retry.
  const withoutData: PageHead = { status: 200, title: deps.config.brand.name, lines: [], data: {} };
  const theme = themeScript(dist);
  const recruiter = fillShell(shellOf(dist, 'recruiter', lost), deps, {
    ...withoutData,
    lines: theme ? [`<script src="${theme}"></script>`] : [],
  });
  // The app's own router takes over in the browser.
  for (const path of Object.values(recruiterPaths))
    app.get(path, (_request, reply) => sendShell(reply, 200, recruiter));

  const candidate = shellOf(dist, 'candidate', lost);
  // Loaded when the first offer is opened, not at the start.
  let drawing: Promise<CandidateModule> | undefined;
  const drawer = () =>
    (drawing ??= import(
      pathToFileURL(join(dist, 'web-ssr', 'candidate', 'candidate-html.js')).href
    ) as Promise<CandidateModule>);
  const applyScripts = scriptsOf(chunks, 'src/features/candidates/pages/apply-page.tsx');
  const offer = textFirst(dist, candidate.html, lost, applyScripts);
  app.get('/Apply/:jobId', async (request, reply) => {
    const head = await heads.apply(writtenParts(request.url)[2] ?? '').catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      logFailedCall(request, error);
      reply.header('retry-after', '5');
      return { ...withoutData, status: 503 };
    });
    const { job } = head.data;
    if (job) {
      const { renderApply } = await drawer();
      return sendShell(reply, head.status, fillShell(offer, deps, head, renderApply(job, deps.config.brand)));
    }
    const lines = [...head.lines, ...applyScripts.map(preload)];
    return sendShell(reply, head.status, fillShell(candidate, deps, { ...head, lines }));
  });
  const servePersonal = ({ paths, title, page }: PersonalPage) => {
    const scripts = scriptsOf(chunks, page);
    const head = { ...withoutData, title: `${title} · ${deps.config.brand.name}`, lines: [NO_INDEX] };
    const shell = fillShell(candidate, deps, { ...head, lines: [NO_INDEX, ...scripts.map(preload)] });
    for (const path of paths) app.get(path, (_request, reply) => sendShell(reply, 200, shell));
    return { scripts, head, shell };
  };
  for (const page of PERSONAL_PAGES) servePersonal(page);
  const { scripts, head, shell } = servePersonal(INTERVIEW);
  const waiting = textFirst(dist, candidate.html, lost, scripts);
  app.get('/Interview/:token', async ({ url }, reply) => {
    const [, , token = ''] = writtenParts(url);
    const interview = await heads.interview(token);
    if (!interview) return sendShell(reply, 200, shell);
    const { renderInterview } = await drawer();
    const drawn = renderInterview(token, interview, deps.config.brand);
    // The page contains a name and an address.
    reply.header('cache-control', 'no-store');
    return sendShell(reply, 200, fillShell(waiting, deps, { ...head, data: { interview } }, drawn));
  });
  const worker = offlineWorker(dist, chunks, { shell: OFFLINE_SHELL, html: shell.html });
  if (worker !== null)
    app.get('/sw.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
    );
  return site;
}

/** In the head, so that the browser requests all scripts in parallel. */
const preload = (script: string) => `<link rel="modulepreload" href="${script}">`;

function readManifest(dist: string, path: string): Manifest {
  return JSON.parse(readFileSync(join(dist, path), 'utf8')) as Manifest;
}

/** HTML is small and changes with every release, so it is always revalidated, unless the page has set its own cache header. */
export function sendHtml(reply: FastifyReply, status: number, html: string | Buffer): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.status(status).type('text/html; charset=utf-8').send(html);
}

/** Sends a page compressed. */
async function sendPage(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  const body = await compressedBody(reply, html);
  return sendHtml(reply, status, body);
}

/** Loaded as a blocking script, because a theme applied after the first paint would flash. */
function themeScript(dist: string): string | undefined {
  const chunk = readManifest(dist, 'web/manifest-site.json')['src/app/theme-boot.ts'];
  return chunk && `/${chunk.file}`;
}

function fillShell({ html, policy }: Shell, deps: Deps, head: PageHead, drawn?: string): Shell {
  const { name, email, phone, whatsapp, city, linkedin, facebook, instagram } = deps.config.brand;
  const data = jsonBlock('type="application/json" id="kafaa-data"', {
    brand: { name, email, phone, whatsapp, city, linkedin, facebook, instagram },
    ...head.data,
  });
  // Replacement functions, because a replacement string would interpret `$` signs of an offer as patterns.
  const filled = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace('<!--head-->', () => [...head.lines, data].join('\n    '))
    // On a slow network the scripts take seconds to load; until then, the page shows its title.
    .replace('<div id="root"><!--boot-->', () =>
      drawn === undefined
        ? `<div id="root"><p class="boot"><b>${escapeHtml(head.title)}</b> Chargement…</p>`
        : `<div id="root" data-drawn>${drawn}`,
    );
  return { html: filled, policy };
}

/** How long the plans are cached; another process may change them (`ops plans set`). */
const PLANS_SECONDS = 5;

/** How long a sitemap is cached, so that the offers are read at most once in that time. */
const SITEMAP_SECONDS = 60;
/** The protocol's limit for one file; the site's own pages come first, so the oldest offers may be cut. */
const SITEMAP_OFFERS = 50_000;

/** Data of the public pages that may change while the process runs. */
type Facts = Pick<SiteContext, 'plans' | 'year'>;

/** The public pages, each rendered on first request and again after these data have changed. */
async function loadSite(dist: string, deps: Deps, heads: Heads): Promise<Site> {
  const module = (await import(pathToFileURL(join(dist, 'web-ssr', 'site.js')).href)) as SiteModule;
  const manifest = readManifest(dist, 'web-ssr/manifest.json');
  const server = manifest['src/app/site.tsx'];
  const live = Object.values(manifest).find((chunk) => chunk?.name === 'live');
  const browser = readManifest(dist, 'web/manifest-site.json')['src/app/site-client.ts'];
  const { brand, publicUrl } = deps.config;
  const address = (file: string) => `/${file}`;
  const base = {
    stylesheets: [...(browser?.css ?? []), ...(server?.css ?? [])].map(address),
    script: browser && `/${browser.file}`,
    themeScript: themeScript(dist),
    brand,
    publicUrl,
    previewImage: previewImage(deps.config),
    retentionMonths: deps.config.retentionMonths,
    languageModel: deps.config.llm && { operatedBy: deps.config.llm.operatedBy },
    method: heads.method,
  };
  const factsNow = async (): Promise<Facts> => ({ plans: await heads.plans(), year: deps.clock.now().getFullYear() });
  const lay = (facts: Facts) => {
    const context: SiteContext = { ...base, ...facts };
    const html = new Map<object, string>();
    const render = (page: object) => {
      const made = html.get(page) ?? module.renderSite(page, context);
      html.set(page, made);
      return made;
    };
    return { facts: JSON.stringify(facts), context, pages: module.sitePages(context), render };
  };
  let laid = lay(await factsNow());
  let readAt = deps.clock.now().getTime();
  let map: { readonly readAt: number; readonly text: Promise<string> } | undefined;

  const refresh = async () => {
    const now = deps.clock.now().getTime();
    if (Math.abs(now - readAt) < PLANS_SECONDS * 1000) return;
    readAt = now;
    try {
      const facts = await factsNow();
      if (JSON.stringify(facts) !== laid.facts) laid = lay(facts);
    } catch (error) {
      // During a database outage, the public pages are served with the previous plans.
      deps.log.warn({ fault: errorSummary(error) }, 'plans could not be read');
    }
  };
  return {
    paths: Object.keys(laid.pages),
    async page(path) {
      await refresh();
      return laid.render(laid.pages[path] ?? module.notFoundPage);
    },
    robots: module.robots(laid.context),
    async sitemap() {
      const now = deps.clock.now().getTime();
      if (!map || Math.abs(now - map.readAt) >= SITEMAP_SECONDS * 1000) {
        const read = heads.listedOffers(SITEMAP_OFFERS).then((offers) => module.sitemap(laid.context, offers));
        map = { readAt: now, text: read };
        // A failure is not cached, so the next request tries again.
        read.catch(() => (map = undefined));
      }
      return map.text;
    },
    notFound: () => laid.render(module.notFoundPage),
    render: (name, data) => {
      const stylesheets = [...base.stylesheets, ...(live?.css ?? []).map(address)];
      return module.renderSite(module.livePages[name](data), { ...laid.context, stylesheets });
    },
  };
}
