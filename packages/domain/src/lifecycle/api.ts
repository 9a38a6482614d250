import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { lifecycleErrors } from './errors.ts';
import { companyLifeSchema } from './schema.ts';

export const getCompanyLife = endpoint({
  name: 'lifecycle.get',
  method: 'GET',
  path: '/users/data',
  access: 'session',
  summary: 'Où en est l’export des données de l’entreprise',
  output: companyLifeSchema,
  errors: [],
});

export const requestExport = endpoint({
  name: 'lifecycle.requestExport',
  method: 'POST',
  path: '/users/data/export',
  access: 'session',
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
  summary: 'Une adresse de courte durée où télécharger l’archive',
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: [lifecycleErrors.EXPORT_NOT_READY],
});

export const lifecycleApi = [getCompanyLife, requestExport, getExport] as const;
