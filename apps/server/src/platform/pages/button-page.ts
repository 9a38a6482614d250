import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, logFailedCall } from '#/platform/diagnostics/failures';
import { writtenParts } from '#/platform/http/written-path';

interface ButtonPage {
  /** Path of the page; it ends in `/:link`. */
  readonly path: string;
  /** Sends the page with the current state. */
  readonly show: (reply: FastifyReply, link: string) => Promise<unknown>;
  /** Sends the page for a database outage. */
  readonly showAway: (reply: FastifyReply) => unknown;
  /** Performs the button's action. It must be idempotent. */
  readonly press: (link: string) => Promise<void>;
}

/**
 * Serves a page that a mail links to, as HTML without a script. Opening the page changes nothing, because mail programs and their
 * scanners open links; only the page's button posts.
 */
export function installButtonPage(app: FastifyInstance, { path, show, showAway, press }: ButtonPage): void {
  /** During a database outage, answers with an HTML page and not with a JSON error, because people read the response in a browser. */
  const orAway = async (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      logFailedCall(request, error);
      return showAway(reply.header('retry-after', '5'));
    }
  };
  const linkIn = ({ url }: FastifyRequest) => writtenParts(url).at(-1) ?? '';
  app.get(path, (request, reply) => orAway(request, reply, () => show(reply, linkIn(request))));
  // The route is in a separate plugin, so that only this route accepts forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null),
    );
    scope.post(path, (request, reply) =>
      orAway(request, reply, async () => {
        const link = linkIn(request);
        await press(link);
        // After a POST the response is a redirect: the page shows the current state, and a reload does not post again.
        return reply.redirect(
          path.replace(':link', () => link),
          303,
        );
      }),
    );
  });
}
