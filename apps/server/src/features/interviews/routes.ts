import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  beginInterview,
  closeOnDevice,
  confirmInterview,
  registerCandidate,
  resendConfirmation,
} from '@kafaa/domain/candidates/api';
import {
  completeInterview,
  getTranscript,
  getInterview,
  joinWaitlist,
  remindCandidates,
  removeCv,
  renewInterviewLink,
  saveCvFields,
  saveAnswer,
  sendCvChunk,
  startInterview,
} from '@kafaa/domain/interviews/api';
import { interviewErrors } from '@kafaa/domain/interviews/errors';
import { MAX_CV_BYTES } from '@kafaa/domain/interviews/options';
import { completionAnswersSchema, completionFieldsSchema } from '@kafaa/domain/interviews/schema';
import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';
import * as z from 'zod/mini';
import type { Deps } from '#/deps';
import { countedOf, tooMany } from '#/platform/http/call-limits';
import { cleanText, cleanTexts, unreadable } from '#/platform/http/clean';
import { bind, actor, readerOf } from '#/platform/http/route';
import { countCalls } from '../limits/service.ts';
import * as confirm from './confirm-service.ts';
import * as cvs from './cv-service.ts';
import * as links from './links-service.ts';
import * as provisionals from './provisional-service.ts';
import * as reminders from './reminders-service.ts';
import { register, renewInterviewLink as renew } from './registration-service.ts';
import * as seats from './seats-service.ts';
import * as service from './service.ts';

/** Maximum length of the file name, the same as for a CV that is uploaded in chunks. */
const MAX_FILE_NAME = 255;

/** Reads the multipart completion; stops streaming at the CV's size limit. */
async function readCompletion(deps: Deps, request: FastifyRequest): Promise<service.Completion> {
  if (!request.isMultipart()) throw new AppError(kernelErrors.UNSUPPORTED_MEDIA_TYPE);
  const { texts, cv } = await readParts(deps, request).catch((error: unknown) => {
    // Discards the rest of the body, so that the sender reads the response.
    request.raw.unpipe();
    request.raw.resume();
    return refuseParts(error);
  });
  const fields = z.safeParse(completionFieldsSchema, cleanTexts(texts));
  if (!fields.success) throw new AppError(interviewErrors.EXPIRED_LINK);
  return { token: fields.data.interviewToken, answers: readAnswers(fields.data.answers), cv };
}

async function readParts(deps: Deps, request: FastifyRequest) {
  const texts: Record<string, unknown> = {};
  let cv: service.Completion['cv'] = null;
  for await (const part of request.parts({
    limits: { fileSize: MAX_CV_BYTES, files: 1, fields: 5, fieldSize: 4_000_000 },
  })) {
    if (part.type === 'field') texts[part.fieldname] = part.value;
    else if (part.fieldname === 'cvFile') {
      // Our pages send the token before the file, so that an invalid one is refused before the file is read.
      if (typeof texts['interviewToken'] === 'string') await admit(deps, cleanText(texts['interviewToken']));
      // Keeps the end of the name, which has the extension.
      cv = { name: cleanText(part.filename.slice(-MAX_FILE_NAME)), bytes: await bytesOf(part) };
    } else part.file.resume();
  }
  return { texts, cv };
}

/** Throws for an invalid link, and for a link beyond its rate limit. */
async function admit(deps: Deps, interviewToken: string): Promise<void> {
  const { candidateId: link } = await links.openLink(deps, interviewToken);
  const wait = await countCalls(deps, countedOf(completeInterview, { exposed: deps.config.exposed, link }));
  if (wait > 0) throw tooMany(wait);
}

/** Reads the file's bytes. Beyond the limit it rejects immediately, without waiting for the rest, which may never end. */
function bytesOf(part: MultipartFile): Promise<Uint8Array> {
  const tooLarge = new Promise<never>((_, refuse) => {
    part.file.once('limit', () => refuse(new AppError(interviewErrors.CV_TOO_LARGE)));
  });
  return Promise.race([part.toBuffer(), tooLarge]);
}

/** Converts errors without a code: the multipart parser throws them (no boundary, a body that ends too early). */
function refuseParts(error: unknown): never {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError(interviewErrors.CV_TOO_LARGE);
  throw code === undefined ? unreadable() : error;
}

function readAnswers(text: string | undefined): (string | null)[] {
  if (!text) return [];
  try {
    const parsed = z.safeParse(completionAnswersSchema, JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // The text is not JSON: it is refused below like any other unreadable list.
  }
  throw new AppError(kernelErrors.VALIDATION_FAILED, {
    fields: [{ path: 'answers', message: 'La liste des réponses est illisible.' }],
  });
}

export const interviewsRoutes = [
  bind(registerCandidate, ({ deps, body }) => register(deps, body)),
  bind(beginInterview, ({ deps, body, request }) => provisionals.beginInterview(deps, body, request.ip)),
  bind(getInterview, ({ deps, params }) => service.getInterview(deps, params.token)),
  bind(resendConfirmation, ({ deps, params }) => provisionals.resendConfirmation(deps, params.token)),
  bind(closeOnDevice, ({ deps, params }) => provisionals.closeOnDevice(deps, params.token)),
  bind(confirmInterview, ({ deps, params, body }) => confirm.confirmInterview(deps, params.token, body)),
  bind(startInterview, ({ deps, params, body }) => service.startInterview(deps, params.token, body)),
  bind(remindCandidates, ({ deps, session, body }) => reminders.remindCandidates(deps, { ...actor(session), ...body })),
  bind(saveAnswer, ({ deps, params, body }) => service.saveAnswer(deps, params.token, params.index, body)),
  bind(
    sendCvChunk,
    ({ deps, params, query, request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError(kernelErrors.UNSUPPORTED_MEDIA_TYPE);
      return cvs.receiveCvChunk(deps, params.token, {
        ...query,
        bytes: request.body,
      });
    },
    async ({ deps, params }) => (await links.openLink(deps, params.token)).candidateId,
  ),
  bind(removeCv, ({ deps, params }) => cvs.removeCv(deps, params.token)),
  bind(saveCvFields, ({ deps, params, body }) => cvs.saveCvFields(deps, params.token, body)),
  bind(joinWaitlist, ({ deps, params }) => seats.joinWaitlist(deps, params.token)),
  bind(renewInterviewLink, ({ deps, params }) => renew(deps, params.token)),
  bind(completeInterview, async ({ deps, request }) =>
    service.completeInterview(deps, await readCompletion(deps, request)),
  ),
  bind(getTranscript, ({ deps, session, params }) =>
    service.getTranscript(deps, { companyId: session.companyId, candidateId: params.id, reader: readerOf(session) }),
  ),
];
