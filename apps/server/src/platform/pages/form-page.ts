import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, logFailedCall } from '#/platform/diagnostics/failures';
import { writtenParts } from '#/platform/http/written-path';

interface FormPage {
  /** Path of the page; it ends in `/:link`. */
  readonly path: string;
  /** Maximum size of the posted form in bytes. */
  readonly bodyLimit: number;
  /** Sends the page with the current state. */
  readonly show: (reply: FastifyReply, link: string, request: FastifyRequest) => Promise<unknown>;
  /** Sends the page for a database outage. */
  readonly showAway: (reply: FastifyReply) => unknown;
  /** Handles the posted form. After a success the response is a redirect, so that a reload does not post again. */
  readonly post: (reply: FastifyReply, link: string, form: URLSearchParams) => Promise<unknown>;
}

/** Serves a page behind a link as HTML without a script, with a form that posts to the page's own path. */
export function installFormPage(app: FastifyInstance, { path, bodyLimit, show, showAway, post }: FormPage): void {
  const linkIn = ({ url }: FastifyRequest) => writtenParts(url).at(-1) ?? '';
  /** Answers with an HTML page and not with a JSON error during a database outage, because people read the response in a browser. */
  const orAway = async (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      logFailedCall(request, error);
      return showAway(reply.header('retry-after', '5'));
    }
  };
  app.get(path, (request, reply) => orAway(request, reply, () => show(reply, linkIn(request), request)));
  // The route is in a separate plugin, so that only this route accepts forms.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, body),
    );
    scope.post(path, (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      return orAway(request, reply, () => post(reply, linkIn(request), form));
    });
  });
}
