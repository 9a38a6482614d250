import type { Activation } from '@kafaa/domain/plans/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#/deps';
import { installButtonPage } from '#/platform/pages/button-page';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { activateByLink, describeActivation } from './operator-service.ts';

const STATUSES = { READY: 200, DONE: 200, INVALID: 404, REPLACED: 410, AWAY: 503 } as const;

/** Installs the page that the operator's link opens. */
export function installActivation(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, activation: Activation) =>
    sendHtml(reply, STATUSES[activation.state], site.render('activation', activation)).header(
      'cache-control',
      'no-store',
    );
  installButtonPage(app, {
    path: '/Activation/:link',
    show: async (reply, link) => send(reply, await describeActivation(deps, link)),
    showAway: (reply) => send(reply, { state: 'AWAY' }),
    press: async (link) => void (await activateByLink(deps, link)),
  });
}
