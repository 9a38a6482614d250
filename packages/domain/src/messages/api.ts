import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { jobErrors } from '#/jobs/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { TEMPLATE_KINDS } from '#/templates/options';
import { mailViewSchema, templatePayload } from '#/templates/schema';
import { messageErrors } from './errors.ts';
import { groupPayload, groupPreviewPayload, groupPreviewSchema, groupSchema, messagesSchema } from './schema.ts';

export const getMessages = endpoint({
  name: 'messages.get',
  method: 'GET',
  path: '/candidates/{id}/messages',
  access: 'company',
  roles: EVERYBODY,
  offers: { candidate: 'params.id' },
  summary: 'Les e-mails envoyés à un candidat, leur état, et ses réponses sur nos pages',
  params: z.object({ id: z.string() }),
  output: messagesSchema,
  errors: [candidateErrors.CANDIDATE_NOT_FOUND],
});

export const previewTemplate = endpoint({
  name: 'messages.previewTemplate',
  method: 'POST',
  path: '/mail-templates/{kind}/preview',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary: 'Un modèle avec les données d’un exemple, sans l’enregistrer',
  params: z.object({ kind: z.enum(TEMPLATE_KINDS, { error: 'Ce modèle n’existe pas.' }) }),
  body: templatePayload,
  output: mailViewSchema,
  errors: [],
});

const jobParams = z.object({ jobId: z.string() });
const WRITE_ERRORS = [
  jobErrors.JOB_NOT_FOUND,
  candidateErrors.CANDIDATE_NOT_FOUND,
  messageErrors.PROPOSAL_CLOSED,
] as const;

export const previewGroup = endpoint({
  name: 'messages.previewGroup',
  method: 'POST',
  path: '/jobs/{jobId}/group-mails/preview',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary:
    'Un e-mail à plusieurs candidats d’une offre, comme le recevra l’un d’eux, et qui ne le recevra pas\u202F; avec «\u00A0proposedJobId\u00A0», la proposition d’une autre offre',
  params: jobParams,
  body: groupPreviewPayload,
  output: groupPreviewSchema,
  errors: WRITE_ERRORS,
});

export const writeGroup = endpoint({
  name: 'messages.writeGroup',
  method: 'POST',
  path: '/jobs/{jobId}/group-mails',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary: 'Écrit un e-mail à plusieurs candidats d’une offre\u00A0; il part cinq minutes plus tard, un par personne',
  params: jobParams,
  body: groupPayload,
  output: groupSchema,
  status: 201,
  errors: [...WRITE_ERRORS, messageErrors.NO_RECIPIENT, messageErrors.TOO_MANY_TODAY],
});

export const listGroups = endpoint({
  name: 'messages.groups',
  method: 'GET',
  path: '/jobs/{jobId}/group-mails',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
  summary: 'Les e-mails écrits à plusieurs candidats d’une offre ces sept derniers jours, avec leur état',
  params: jobParams,
  output: z.array(groupSchema),
  errors: [jobErrors.JOB_NOT_FOUND],
});

export const takeBackGroup = endpoint({
  name: 'messages.takeBackGroup',
  method: 'PUT',
  path: '/jobs/{jobId}/group-mails/{id}/take-back',
  access: 'company',
  roles: RECRUITERS,
  offers: { job: 'params.jobId' },
  summary: 'Reprend l’e-mail à plusieurs avant qu’il parte\u00A0: personne ne le reçoit\u202F; répéter ne change rien',
  params: z.object({ jobId: z.string(), id: z.string() }),
  output: groupSchema,
  errors: [messageErrors.GROUP_NOT_FOUND, messageErrors.GROUP_LEFT],
});

export const messagesApi = [getMessages, previewTemplate, previewGroup, writeGroup, listGroups, takeBackGroup] as const;
