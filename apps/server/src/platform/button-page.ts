import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, logFailedCall } from './failures.ts';
import { writtenParts } from './written-path.ts';

interface ButtonPage {
  /** Ends in `/:link`. */
  readonly path: string;
  /** Sends the page that says what is true now. */
  readonly show: (reply: FastifyReply, link: string) => Promise<unknown>;
  /** Sends the page while the database is away. */
  readonly showAway: (reply: FastifyReply) => unknown;
  /** Does what the button says, once or repeated. */
  readonly press: (link: string) => Promise<void>;
}

/**
 * A page behind a link of a mail, as HTML without a script. Opening it changes nothing, since mail programs and their
 * scanners open links; only its button posts.
 */
export function installButtonPage(app: FastifyInstance, { path, show, showAway, press }: ButtonPage): void {
  /** A person reads this page, also while the database is away. */
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
  // A plugin of its own, so that forms are accepted here and nowhere else.
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
        // What is true now stands on the page, whoever did it; and a reload posts nothing again.
        return reply.redirect(
          path.replace(':link', () => link),
          303,
        );
      }),
    );
  });
}
