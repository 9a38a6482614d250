import * as z from 'zod/mini';
import { endpoint, EXPORTS } from '#/kernel/endpoint';
import { ADMINISTRATORS } from '#/kernel/roles';
import { lifecycleErrors } from './errors.ts';
import { companyLifeSchema, erasureSchema } from './schema.ts';

export const getCompanyLife = endpoint({
  name: 'lifecycle.get',
  method: 'GET',
  path: '/users/data',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Où en sont l’export et l’effacement des données de l’entreprise',
  output: companyLifeSchema,
  errors: [],
});

export const requestExport = endpoint({
  name: 'lifecycle.requestExport',
  method: 'POST',
  path: '/users/data/export',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 10, seconds: 24 * 3600 }],
  summary:
    'Fait préparer l’archive ZIP de tout ce que l’entreprise a ici\u00A0; répété pendant ce temps, il n’en fait pas d’autre',
  output: companyLifeSchema,
  status: 202,
  errors: [],
});

export const getExport = endpoint({
  name: 'lifecycle.getExport',
  method: 'GET',
  path: '/users/data/export',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: [EXPORTS],
  summary: 'Une adresse de courte durée où télécharger l’archive',
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: [lifecycleErrors.EXPORT_NOT_READY],
});

export const askErasure = endpoint({
  name: 'lifecycle.askErasure',
  method: 'POST',
  path: '/users/data/erasure',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  // The limit is low because each call tests a password.
  limits: [{ per: ['company'], calls: 10, seconds: 900 }],
  summary:
    'Demande l’effacement de toute l’entreprise, qui a lieu sept jours plus tard\u00A0; ses offres se ferment aussitôt',
  body: erasureSchema,
  output: companyLifeSchema,
  errors: [lifecycleErrors.NAME_DIFFERS, lifecycleErrors.WRONG_PASSWORD],
});

export const keepCompany = endpoint({
  name: 'lifecycle.keepCompany',
  method: 'DELETE',
  path: '/users/data/erasure',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Annule l’effacement demandé\u00A0; répété, il ne change rien',
  output: companyLifeSchema,
  errors: [],
});

export const lifecycleApi = [getCompanyLife, requestExport, getExport, askErasure, keepCompany] as const;
