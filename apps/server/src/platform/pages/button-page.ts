import type { FastifyInstance, FastifyReply } from 'fastify';
import { installFormPage } from './form-page.ts';

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
  installFormPage(app, {
    path,
    bodyLimit: 1024,
    show,
    showAway,
    post: async (reply, link) => {
      await press(link);
      return reply.redirect(
        path.replace(':link', () => link),
        303,
      );
    },
  });
}
