import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import type { OpenApiDocument } from '@kafaa/domain/kernel/api-document';
import type { OutboxMail } from '@kafaa/domain/mails/api';
import type { OpinionPageData } from '@kafaa/domain/opinions/schema';
import type { Activation, Plan } from '@kafaa/domain/plans/schema';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import type { Brand, Config } from '#/config';
import type { Deps } from '#/deps';
import { errorSummary } from '#/platform/diagnostics/failures';
import type { Heads, ListedOffer } from './heads.ts';
import { readManifest, themeScript } from './shell.ts';

/** Types of the built site module (apps/site/src/app/site.tsx). They are declared here, because the module is imported at run time. */
interface SiteContext {
  readonly stylesheets: readonly string[];
  readonly script: string | undefined;
  /** Script of the trial question on /Candidats. */
  readonly trialScript: string | undefined;
  /** Script that applies the chosen theme before the first paint. */
  readonly themeScript: string | undefined;
  readonly year: number;
  readonly brand: Brand;
  readonly publicUrl: string;
  /** URL of the image in link previews. */
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

/** Pages that are rendered from server data, with the type of their data. */
interface LivePages {
  readonly outbox: { readonly mails: readonly OutboxMail[]; readonly to: string };
  readonly mail: OutboxMail;
  readonly apiDocument: OpenApiDocument;
  readonly activation: Activation;
  readonly contactAddress: ContactConfirmation;
  readonly review: ReviewPageData;
  readonly opinion: OpinionPageData;
  readonly failure: { readonly message: string };
}

/** Public pages as HTML. */
export interface Site {
  /** Paths of the public pages. */
  readonly paths: readonly string[];
  readonly page: (path: string) => Promise<string>;
  readonly robots: string;
  readonly sitemap: () => Promise<string>;
  readonly notFound: () => string;
  readonly render: <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => string;
}

/**
 * URL of the image in link previews. The built-in image says Kafaa, so an installation with another name only has an image of its
 * own.
 */
export function previewImage({ brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>): string | undefined {
  return brand.name === 'Kafaa' || brand.images !== null ? `${publicUrl}/og.png` : undefined;
}

/** Number of seconds for which the plans are cached. Another process may change the plans (`ops plans set`). */
const PLANS_SECONDS = 5;

/** Number of seconds for which a sitemap is cached, so that the offers are read at most once in that time. */
const SITEMAP_SECONDS = 60;
/** Maximum number of offers in a sitemap, the protocol's limit for one file. Pages come first, so only the oldest offers can be cut. */
const SITEMAP_OFFERS = 50_000;

/** Data of the public pages that may change while the process runs. */
type Facts = Pick<SiteContext, 'plans' | 'year'>;

/** Facts of the public pages that never change while the process runs, and the stylesheets of pages with server data. */
function staticContext(dist: string, deps: Deps, heads: Heads) {
  const manifest = readManifest(dist, 'web-ssr/manifest.json');
  const server = manifest['src/app/site.tsx'];
  const live = Object.values(manifest).find((chunk) => chunk?.name === 'live');
  const scripts = readManifest(dist, 'web/manifest-site.json');
  const browser = scripts['src/app/site-client.ts'];
  const trial = scripts['src/app/trial-question.ts'];
  const { brand, publicUrl } = deps.config;
  const address = (file: string) => `/${file}`;
  const base = {
    stylesheets: [...(browser?.css ?? []), ...(server?.css ?? [])].map(address),
    script: browser && `/${browser.file}`,
    trialScript: trial && `/${trial.file}`,
    themeScript: themeScript(dist),
    brand,
    publicUrl,
    previewImage: previewImage(deps.config),
    retentionMonths: deps.config.retentionMonths,
    languageModel: deps.config.llm && { operatedBy: deps.config.llm.operatedBy },
    method: heads.method,
  };
  return { base, liveStylesheets: [...base.stylesheets, ...(live?.css ?? []).map(address)] };
}

/** Public pages with the facts of one moment. Each page is rendered on its first request. */
function lay(module: SiteModule, context: SiteContext, facts: Facts) {
  const html = new Map<object, string>();
  const render = (page: object) => {
    const made = html.get(page) ?? module.renderSite(page, context);
    html.set(page, made);
    return made;
  };
  return { facts: JSON.stringify(facts), context, pages: module.sitePages(context), render };
}

/** Loads the public pages. Each page is rendered on its first request, and again after its plans or year have changed. */
export async function loadSite(dist: string, deps: Deps, heads: Heads): Promise<Site> {
  const module = (await import(pathToFileURL(join(dist, 'web-ssr', 'site.js')).href)) as SiteModule;
  const { base, liveStylesheets } = staticContext(dist, deps, heads);
  const factsNow = async (): Promise<Facts> => ({ plans: await heads.plans(), year: deps.clock.now().getFullYear() });
  const laidWith = (facts: Facts) => lay(module, { ...base, ...facts }, facts);
  let laid = laidWith(await factsNow());
  let readAt = deps.clock.now().getTime();
  let map: { readonly readAt: number; readonly text: Promise<string> } | undefined;

  const refresh = async () => {
    const now = deps.clock.now().getTime();
    if (Math.abs(now - readAt) < PLANS_SECONDS * 1000) return;
    readAt = now;
    try {
      const facts = await factsNow();
      if (JSON.stringify(facts) !== laid.facts) laid = laidWith(facts);
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
    render: (name, data) =>
      module.renderSite(module.livePages[name](data), { ...laid.context, stylesheets: liveStylesheets }),
  };
}
