import type { FastifyInstance } from 'fastify';
import { readOutbox } from '@kafaa/domain/mails/api';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { cleanTexts } from '#/platform/http/clean';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { readOutboxMail, readOutboxMails } from './service.ts';

/**
 * Content security policy of a shown mail: like a mail program, it allows styles and nothing else. The mail is in a frame of our own page,
 * and its links open outside the frame.
 */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

/** Installs the outbox pages, unless other machines could read them. */
export function installOutbox(app: FastifyInstance, deps: Deps, site: Site): void {
  if (deps.config.exposed) return;
  app.get('/outbox', async (request, reply) => {
    const query = z.safeParse(readOutbox.query, cleanTexts(request.query));
    const to = query.data?.to?.trim() ?? '';
    return sendHtml(reply, 200, site.render('outbox', { mails: await readOutboxMails(deps, { to }), to }));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await readOutboxMail(deps, request.params.id);
    return mail ? sendHtml(reply, 200, site.render('mail', mail)) : sendHtml(reply, 404, site.notFound());
  });
  app.get<{ Params: { id: string } }>('/outbox/:id/html', async (request, reply) => {
    const mail = await readOutboxMail(deps, request.params.id);
    if (!mail) return sendHtml(reply, 404, site.notFound());
    return sendHtml(reply.header('content-security-policy', MAIL_POLICY), 200, leavingTheFrame(mail.html));
  });
}

/** Makes a mail's links open in the whole window, because the product's own pages refuse to be framed. */
function leavingTheFrame(html: string): string {
  return html
    .replace(/<head\b[^<>]*>/i, (head) => `${head}<base target="_top">`)
    .replace(/<a\b[^<>]*>/gi, (link) => link.replace(/\starget="_blank"/gi, ''));
}
