import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { reasonWithWays, REVIEW_KINDS } from '@kafaa/domain/reviews/options';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#/deps';
import { isUnavailable, logFailedCall } from '#/platform/diagnostics/failures';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { writtenParts } from '#/platform/http/written-path';
import { askForReview, describeReviews } from './service.ts';

const STATUSES = { READY: 200, INVALID: 404, AWAY: 503 } as const;
const PATH = '/Relecture/:link';
/**
 * Maximum size of the form: room for a reason of the maximum length, with each character encoded as `%XX%XX%XX`, plus the other form
 * fields.
 */
const FORM_BYTES = 32 * 1024;

const linkIn = ({ url }: FastifyRequest) => writtenParts(url).at(-1) ?? '';

/**
 * Installs the page on which candidates contest the evaluation or ask for a person. It is HTML without a script, linked from every mail and
 * reachable before the interview.
 */
export function installReviewPage(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, data: ReviewPageData, status: number = STATUSES[data.state]) =>
    sendHtml(reply.header('cache-control', 'no-store'), status, site.render('review', data));
  const orAway = async (request: FastifyRequest, reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      logFailedCall(request, error);
      return send(reply.header('retry-after', '5'), { state: 'AWAY' });
    }
  };
  app.get(PATH, (request, reply) =>
    orAway(request, reply, async () => send(reply, await describeReviews(deps, linkIn(request)))),
  );
  // A separate plugin, so that only this route accepts forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.post(PATH, (request, reply) =>
      orAway(request, reply, async () => {
        const link = linkIn(request);
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        // A text area counts a line break as one character but sends two.
        const written = (form.get('reason') ?? '').replaceAll('\r\n', '\n');
        const kind = REVIEW_KINDS.find((one) => one === form.get('kind')) ?? null;
        const reason = kind === 'PERSON' ? reasonWithWays(form.getAll('way'), written) : written;
        try {
          if (!kind) throw new AppError(kernelErrors.VALIDATION_FAILED, { fields: [] });
          await askForReview(deps, link, { kind, reason });
        } catch (error) {
          if (!(error instanceof AppError) || error.status >= 500) throw error;
          const data = await describeReviews(deps, link);
          const problem = { message: error.message, kind, reason: written };
          return send(reply, data.state === 'READY' ? { ...data, problem } : data, error.status);
        }
        // Redirect after POST: the page shows the new state, and a reload does not post again.
        return reply.redirect(`/Relecture/${link}`, 303);
      }),
    );
  });
}
