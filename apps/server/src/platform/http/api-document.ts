import type { FastifyInstance } from 'fastify';
import { endpoints, featureTitles, namedShapes } from '@kafaa/domain/endpoints';
import type { OpenApiDocument } from '@kafaa/domain/kernel/api-document';
import type { Deps } from '#/deps';
import { openApiDocument } from '#/platform/http/openapi';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';

/** Serves the API's description for programs (/api/openapi.json) and people (/api/docs), generated from the list of endpoints. */
export function installApiDocument(app: FastifyInstance, deps: Deps, site: Site | null): void {
  const { brand, exposed, publicUrl } = deps.config;
  const served = endpoints.filter(({ access }) => access !== 'local' || !exposed);
  // The document is generated on the first request, so that it does not delay every start.
  let made: OpenApiDocument | undefined;
  const document = () =>
    (made ??= openApiDocument(served, { name: brand.name, publicUrl, tags: featureTitles, schemas: namedShapes }));
  app.get('/api/openapi.json', document);
  if (!site) return;
  let html: string | undefined;
  app.get('/api/docs', (_request, reply) => sendHtml(reply, 200, (html ??= site.render('apiDocument', document()))));
}
