import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { RECRUITERS } from '#/kernel/roles';
import { TEMPLATE_KINDS } from './options.ts';
import { templatePayload, templateSchema } from './schema.ts';

const kindParams = z.object({ kind: z.enum(TEMPLATE_KINDS, { error: 'Ce modèle n’existe pas.' }) });
const CHANGES = [{ per: ['company'], calls: 120, seconds: 3600 }] as const;

export const listTemplates = endpoint({
  name: 'templates.list',
  method: 'GET',
  path: '/mail-templates',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  summary: 'Les modèles des e-mails aux candidats\u00A0: ceux de l’entreprise, ou les textes de départ',
  output: z.array(templateSchema),
  errors: [],
});

export const saveTemplate = endpoint({
  name: 'templates.save',
  method: 'PUT',
  path: '/mail-templates/{kind}',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  limits: CHANGES,
  summary: 'Enregistre un modèle\u00A0; les variables sont {{prenom}}, {{poste}} et {{entreprise}}',
  params: kindParams,
  body: templatePayload,
  output: templateSchema,
  errors: [],
});

export const resetTemplate = endpoint({
  name: 'templates.reset',
  method: 'DELETE',
  path: '/mail-templates/{kind}',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  limits: CHANGES,
  summary: 'Revient à l’e-mail d’origine\u202F; répéter ne change rien',
  params: kindParams,
  output: templateSchema,
  errors: [],
});

export const templatesApi = [listTemplates, saveTemplate, resetTemplate] as const;
