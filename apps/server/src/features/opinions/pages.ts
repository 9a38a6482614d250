import { AppError } from '@kafaa/domain/kernel/app-error';
import { OPINION_VERDICTS } from '@kafaa/domain/opinions/options';
import type { OpinionPageData } from '@kafaa/domain/opinions/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#/deps';
import { installFormPage } from '#/platform/pages/form-page';
import { sendHtml } from '#/platform/pages/send';
import type { Site } from '#/platform/pages/site';
import { giveOpinion, readShared } from './shared-service.ts';

const PATH = '/Avis/:link';
/** Maximum size of the form: room for a name and a sentence of the maximum length, with each character encoded as `%XX%XX%XX`. */
const FORM_BYTES = 16 * 1024;
const STORED = 'recu';

const storedIn = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]).get(STORED) ?? undefined;

/** Page that shows an error instead of the candidates. A suspended company's links answer like ended ones. */
function refused({ code, status, message }: AppError): OpinionPageData {
  if (code === 'TOO_MANY_REQUESTS') return { state: 'BUSY', message };
  return { state: status === 404 ? 'UNKNOWN' : 'ENDED', message };
}

/** Installs the page for a person without an account: HTML without a script, opened by a recruiter's link. */
export function installOpinionPage(app: FastifyInstance, deps: Deps, site: Site): void {
  const send = (reply: FastifyReply, data: OpinionPageData, status: number) =>
    sendHtml(reply.header('cache-control', 'no-store'), status, site.render('opinion', data));
  const sendRefusal = (reply: FastifyReply, error: AppError) => {
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return send(reply, refused(error), error.status);
  };
  const expected = (error: unknown): error is AppError => error instanceof AppError && error.status < 500;
  const answered = async (reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer();
    } catch (error) {
      if (expected(error)) return sendRefusal(reply, error);
      throw error;
    }
  };
  installFormPage(app, {
    path: PATH,
    bodyLimit: FORM_BYTES,
    showAway: (reply) => send(reply, { state: 'AWAY' }, 503),
    show: (reply, link, request) =>
      answered(reply, async () => send(reply, { ...(await readShared(deps, link)), stored: storedIn(request) }, 200)),
    post: (reply, link, form) =>
      answered(reply, async () => {
        const field = (name: string) => form.get(name) ?? '';
        const given = {
          candidateId: field('candidate'),
          name: field('name'),
          verdict: OPINION_VERDICTS.find((one) => one === form.get('verdict')) ?? null,
          // A text area counts a line break as one character but sends two.
          sentence: field('sentence').replaceAll('\r\n', '\n'),
        };
        try {
          await giveOpinion(deps, link, given);
        } catch (error) {
          // The link is still valid, so the form is shown again with its contents.
          if (!expected(error) || (error.status !== 400 && error.status !== 409)) throw error;
          const problem = { ...given, message: error.message };
          return send(reply, { ...(await readShared(deps, link)), problem }, error.status);
        }
        const { candidateId } = given;
        return reply.redirect(`/Avis/${link}?${STORED}=${candidateId}#${candidateId}`, 303);
      }),
  });
}
