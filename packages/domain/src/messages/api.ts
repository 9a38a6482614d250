import * as z from 'zod/mini';
import { candidateErrors } from '#/candidates/errors';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { TEMPLATE_KINDS } from '#/templates/options';
import { mailViewSchema, templatePayload } from '#/templates/schema';
import { messagesSchema } from './schema.ts';

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

export const messagesApi = [getMessages, previewTemplate] as const;
