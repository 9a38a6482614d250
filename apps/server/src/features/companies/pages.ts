import type { ContactConfirmation } from '@kafaa/domain/companies/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#/deps';
import { installButtonPage } from '#/platform/pages/button-page';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { confirmContact, describeContact } from './contact-service.ts';

const STATUSES = { READY: 200, DONE: 200, INVALID: 404, AWAY: 503 } as const;

/** The page where the reader of a contact address agrees to receive candidates' replies. */
export function installContactConfirmation(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, confirmation: ContactConfirmation) =>
    sendHtml(reply, STATUSES[confirmation.state], site.render('contactAddress', confirmation)).header(
      'cache-control',
      'no-store',
    );
  installButtonPage(app, {
    path: '/Adresse/:link',
    show: async (reply, link) => send(reply, await describeContact(deps, link)),
    showAway: (reply) => send(reply, { state: 'AWAY' }),
    press: (link) => confirmContact(deps, link),
  });
}
