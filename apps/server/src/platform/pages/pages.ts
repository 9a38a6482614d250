import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import type { Deps } from '#/deps';
import { errorBody } from '#/platform/diagnostics/failures';
import { isApiPath } from '#/platform/http/headers';
import { repositoryRoot } from '#/platform/process/root';
import { installCandidate, installRecruiter } from './app-pages.ts';
import type { Heads } from './heads.ts';
import { sendPage } from './send.ts';
import { loadSite, type Site } from './site.ts';

/** Images with the logo: for the browser tab, the home screen and link previews. */
const BRAND_IMAGES = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'og.png'] as const;

/**
 * Serves every page: shells of the two apps, cached public pages, immutable assets, and a French 404 page. Returns the site, for
 * features with their own pages; null if no pages were built.
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
  installRecruiter(app, deps, dist);
  installCandidate(app, deps, heads, dist);
  return site;
}
