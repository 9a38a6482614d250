import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#/deps';
import { sendHtml, type Site } from '#/platform/pages';
import { activateByLink, describeActivation } from './operator-service.ts';

const PATH = '/Activation/:link';
interface Address {
  Params: { link: string };
}

/**
 * The page behind the operator's link, as HTML without a script. Opening it changes nothing, since mail programs and their
 * scanners open links; only its button posts.
 */
export function installActivation(app: FastifyInstance, deps: Deps, site: Site): void {
  const show = async (reply: FastifyReply, link: string) => {
    const activation = await describeActivation(deps, link);
    const status = activation.state === 'INVALID' ? 404 : activation.state === 'REPLACED' ? 410 : 200;
    return sendHtml(reply, status, site.render('activation', activation)).header('cache-control', 'no-store');
  };
  app.get<Address>(PATH, (request, reply) => show(reply, request.params.link));
  // A plugin of its own, so that forms are accepted here and nowhere else.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null),
    );
    scope.post<Address>(PATH, async (request, reply) => {
      const { link } = request.params;
      await activateByLink(deps, link);
      // What is true now stands on the page, whoever did it; and a reload posts nothing again.
      return reply.redirect(`/Activation/${encodeURIComponent(link)}`, 303);
    });
  });
}
