import type { Activation } from '@kafaa/domain/plans/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#/deps';
import { faultSummary, isUnavailable } from '#/platform/failures';
import { sendHtml, type Site } from '#/platform/pages';
import { activateByLink, describeActivation } from './operator-service.ts';

const PATH = '/Activation/:link';
const STATUSES = { READY: 200, DONE: 200, INVALID: 404, REPLACED: 410, AWAY: 503 } as const;
interface Address {
  Params: { link: string };
}

/**
 * The page behind the operator's link, as HTML without a script. Opening it changes nothing, since mail programs and their
 * scanners open links; only its button posts.
 */
export function installActivation(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, activation: Activation) =>
    sendHtml(reply, STATUSES[activation.state], site.render('activation', activation)).header(
      'cache-control',
      'no-store',
    );
  /** A person reads this page, also while the database is away. */
  const orAway = async (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      request.log.error({ fault: faultSummary(error), route: request.routeOptions.url }, 'call failed');
      return send(reply.header('retry-after', '5'), { state: 'AWAY' });
    }
  };
  app.get<Address>(PATH, (request, reply) =>
    orAway(request, reply, async () => send(reply, await describeActivation(deps, request.params.link))),
  );
  // A plugin of its own, so that forms are accepted here and nowhere else.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null),
    );
    scope.post<Address>(PATH, (request, reply) =>
      orAway(request, reply, async () => {
        const { link } = request.params;
        await activateByLink(deps, link);
        // What is true now stands on the page, whoever did it; and a reload posts nothing again.
        return reply.redirect(`/Activation/${encodeURIComponent(link)}`, 303);
      }),
    );
  });
}
