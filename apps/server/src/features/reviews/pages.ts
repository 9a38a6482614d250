import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import { reasonWithWays, REVIEW_KINDS } from '@kafaa/domain/reviews/options';
import type { ReviewPageData } from '@kafaa/domain/reviews/schema';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#/deps';
import { installFormPage } from '#/platform/pages/form-page';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { askForReview, describeReviews } from './service.ts';

const STATUSES = { READY: 200, INVALID: 404, AWAY: 503 } as const;
const PATH = '/Relecture/:link';
/**
 * Maximum size of the form: room for a reason of the maximum length, with each character encoded as `%XX%XX%XX`, plus the other form
 * fields.
 */
const FORM_BYTES = 32 * 1024;

/**
 * Installs the page on which candidates contest the evaluation or ask for a person. It is HTML without a script, linked from every mail and
 * reachable before the interview.
 */
export function installReviewPage(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, data: ReviewPageData, status: number = STATUSES[data.state]) =>
    sendHtml(reply.header('cache-control', 'no-store'), status, site.render('review', data));
  installFormPage(app, {
    path: PATH,
    bodyLimit: FORM_BYTES,
    showAway: (reply) => send(reply, { state: 'AWAY' }),
    show: async (reply, link) => send(reply, await describeReviews(deps, link)),
    post: async (reply, link, form) => {
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
      return reply.redirect(`/Relecture/${link}`, 303);
    },
  });
}
