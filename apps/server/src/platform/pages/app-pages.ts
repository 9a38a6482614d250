import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interview } from '@kafaa/domain/interviews/schema';
import type { PublicJob } from '@kafaa/domain/jobs/schema';
import { recruiterPaths } from '@kafaa/domain/paths';
import type { Brand } from '#/config';
import type { Deps } from '#/deps';
import { isUnavailable, logFailedCall } from '#/platform/diagnostics/failures';
import { writtenParts } from '#/platform/http/written-path';
import type { Heads, PageHead } from './heads.ts';
import { escapeHtml, jsonBlock, meta } from './html.ts';
import { type Manifest, offlineWorker } from './offline.ts';
import { sendPage } from './send.ts';
import {
  lostScript,
  readManifest,
  scriptsOf,
  type Shell,
  shellOf,
  textFirst,
  themeScript,
  typedEarlyScript,
} from './shell.ts';

/** Module that renders the candidate's pages to HTML (apps/candidate/src/app/candidate-html.tsx). */
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
    title: 'Ma candidature',
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

const NO_INDEX = meta('name', 'robots', 'noindex');

/** Head of a page without data, because the data could not be read or the script fetches it later. The script offers a retry. */
const withoutData = ({ config }: Deps): PageHead => ({ status: 200, title: config.brand.name, lines: [], data: {} });

const sendShell = (reply: FastifyReply, status: number, { html, policy }: Shell) =>
  sendPage(reply.header('content-security-policy', policy), status, html);

/** Serves the recruiter's app: one shell for all paths, because the app's own router takes over in the browser. */
export function installRecruiter(app: FastifyInstance, deps: Deps, dist: string): void {
  const theme = themeScript(dist);
  const lost = lostScript(dist, candidateManifest(dist));
  const { oidc } = deps.config;
  const shell = fillShell(shellOf(dist, 'recruiter', lost), deps, {
    ...withoutData(deps),
    lines: theme ? [`<script src="${theme}"></script>`] : [],
    data: oidc ? { provider: { name: oidc.name, only: oidc.only } } : {},
  });
  for (const path of Object.values(recruiterPaths)) app.get(path, (_request, reply) => sendShell(reply, 200, shell));
}

const candidateManifest = (dist: string): Manifest => readManifest(dist, 'web/manifest-candidate.json');

/** Dependencies that the candidate's pages share. */
interface CandidatePages {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly heads: Heads;
  readonly dist: string;
  readonly chunks: Manifest;
  readonly lost: string;
  readonly shell: Shell;
  /** The module that renders pages on the server; loaded when the first offer is opened, not at the start. */
  readonly drawer: () => Promise<CandidateModule>;
}

/** Serves the candidate's pages and the worker that keeps the interview page available offline. */
export function installCandidate(app: FastifyInstance, deps: Deps, heads: Heads, dist: string): void {
  const chunks = candidateManifest(dist);
  const lost = lostScript(dist, chunks);
  let drawing: Promise<CandidateModule> | undefined;
  const drawer = () =>
    (drawing ??= import(
      pathToFileURL(join(dist, 'web-ssr', 'candidate', 'candidate-html.js')).href
    ) as Promise<CandidateModule>);
  const pages = { app, deps, heads, dist, chunks, lost, shell: shellOf(dist, 'candidate', lost), drawer };
  serveOffer(pages);
  serveShortLinks(pages);
  for (const page of PERSONAL_PAGES) servePersonal(pages, page);
  const { html } = serveInterview(pages);
  const worker = offlineWorker(dist, chunks, { shell: OFFLINE_SHELL, html });
  if (worker !== null)
    app.get('/sw.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
    );
}

/** The page of an offer, with its text in the HTML. */
function serveOffer({ app, deps, heads, dist, chunks, lost, shell, drawer }: CandidatePages): void {
  const scripts = scriptsOf(chunks, 'src/features/candidates/pages/apply-page.tsx');
  const early = typedEarlyScript(dist, chunks);
  const offer = textFirst({ dist, shell: shell.html, lost, scripts, early });
  app.get('/Apply/:jobId', async (request, reply) => {
    const head = await heads.apply(writtenParts(request.url)[2] ?? '').catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      logFailedCall(request, error);
      reply.header('retry-after', '5');
      return { ...withoutData(deps), status: 503 };
    });
    const { job } = head.data;
    if (job && isReader(request))
      // A failed count is only logged, so that the page is still sent.
      await heads.countView(job.id).catch((error: unknown) => logFailedCall(request, error));
    if (job) {
      const { renderApply } = await drawer();
      return sendShell(reply, head.status, fillShell(offer, deps, head, renderApply(job, deps.config.brand)));
    }
    const lines = [...head.lines, ...scripts.map(preload)];
    return sendShell(reply, head.status, fillShell(shell, deps, { ...head, lines }));
  });
}

/**
 * Pattern of programs (search engines, link previews, monitors) whose user agent begins with « Mozilla/ », as that of a browser does.
 * « Cubot » is excluded, because it is a brand of phones.
 */
const PROGRAM =
  /compatible;|(?<!cu)bot|crawl|spider|slurp|preview|inspection|facebookexternalhit|monitor|uptime|lighthouse|headless/i;

/** Whether a person opens the page, according to the headers: neither a program nor a browser that prefetches the page. */
function isReader({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const ahead = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return method === 'GET' && agent.startsWith('Mozilla/') && !PROGRAM.test(agent) && !ahead.includes('prefetch');
}

/** Maximum length of a link's `src`. */
const MAX_SOURCE = 40;

/**
 * Redirects /o/{code} to the offer's page and keeps the source that the link names; an unknown code leads to the page for
 * missing offers.
 */
function serveShortLinks({ app, heads }: CandidatePages): void {
  app.get<{ Params: { code: string }; Querystring: { src?: unknown } }>('/o/:code', async (request, reply) => {
    const code = request.params.code.toLowerCase();
    const { src } = request.query;
    const source = typeof src === 'string' && src !== '' ? src.slice(0, MAX_SOURCE) : 'lien';
    const jobId = (await heads.offerByCode(code)) ?? code;
    const target = `/Apply/${encodeURIComponent(jobId)}?${new URLSearchParams({ src: source }).toString()}`;
    return reply.header('cache-control', 'no-cache').redirect(target, 302);
  });
}

function servePersonal({ app, deps, chunks, shell }: CandidatePages, { paths, title, page }: PersonalPage) {
  const scripts = scriptsOf(chunks, page);
  const head = { ...withoutData(deps), title: `${title} · ${deps.config.brand.name}`, lines: [NO_INDEX] };
  const filled = fillShell(shell, deps, { ...head, lines: [NO_INDEX, ...scripts.map(preload)] });
  for (const path of paths) app.get(path, (_request, reply) => sendShell(reply, 200, filled));
  return { scripts, head, shell: filled };
}

/** Serves the interview page, and returns its shell (the page without an interview). */
function serveInterview(pages: CandidatePages): Shell {
  const { app, deps, heads, dist, lost, drawer } = pages;
  const { scripts, head, shell } = servePersonal(pages, INTERVIEW);
  const waiting = textFirst({ dist, shell: pages.shell.html, lost, scripts });
  app.get('/Interview/:token', async ({ url }, reply) => {
    const [, , token = ''] = writtenParts(url);
    const interview = await heads.interview(token);
    if (!interview) return sendShell(reply, 200, shell);
    const { renderInterview } = await drawer();
    const drawn = renderInterview(token, interview, deps.config.brand);
    // The page is never cached, because it contains a name and an address.
    reply.header('cache-control', 'no-store');
    return sendShell(reply, 200, fillShell(waiting, deps, { ...head, data: { interview } }, drawn));
  });
  return shell;
}

/** Preload links are in the head, so that the browser requests all scripts in parallel. */
const preload = (script: string) => `<link rel="modulepreload" href="${script}">`;

function fillShell({ html, policy }: Shell, deps: Deps, head: PageHead, drawn?: string): Shell {
  const { name, email, phone, whatsapp, city, linkedin, facebook, instagram } = deps.config.brand;
  const data = jsonBlock('type="application/json" id="kafaa-data"', {
    brand: { name, email, phone, whatsapp, city, linkedin, facebook, instagram },
    ...head.data,
  });
  // The replacements are functions, because a replacement string would interpret `$` signs of an offer as patterns.
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
