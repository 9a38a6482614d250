import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY } from '#/kernel/roles';
import { companyErrors } from './errors.ts';
import { ONBOARDING_STATUSES } from './options.ts';
import { logoSchema, onboardingSchema, saveLogoSchema, saveSettingsSchema, settingsSchema } from './schema.ts';

export const completeOnboarding = endpoint({
  name: 'companies.completeOnboarding',
  method: 'PUT',
  path: '/users/onboarding',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Décrit l’entreprise et termine sa configuration',
  body: onboardingSchema,
  output: z.object({ onBoardingStatus: z.enum(ONBOARDING_STATUSES), message: z.string() }),
  errors: [],
});

export const getSettings = endpoint({
  name: 'companies.getSettings',
  method: 'GET',
  path: '/users/settings',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Compte et identité de l’entreprise',
  output: settingsSchema,
  errors: [],
});

export const saveSettings = endpoint({
  name: 'companies.saveSettings',
  method: 'PUT',
  path: '/users/settings',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary:
    'Change le nom, le téléphone, l’adresse, la ville de l’entreprise et son adresse de contact, qui se confirme par e-mail',
  body: saveSettingsSchema,
  output: settingsSchema,
  errors: [],
});

export const getLogo = endpoint({
  name: 'companies.logo',
  method: 'GET',
  path: '/users/logo',
  access: 'session',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Le logo de l’entreprise, affiché sur ses offres',
  output: logoSchema,
  errors: [],
});

export const saveLogo = endpoint({
  name: 'companies.saveLogo',
  method: 'PUT',
  path: '/users/logo',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  limits: [{ per: ['company'], calls: 60, seconds: 3600 }],
  summary: 'Remplace le logo de l’entreprise par une image PNG, JPEG ou WebP, dont les métadonnées sont retirées',
  body: saveLogoSchema,
  output: logoSchema,
  errors: [companyErrors.LOGO_UNREADABLE, companyErrors.LOGO_SIZE],
});

export const removeLogo = endpoint({
  name: 'companies.removeLogo',
  method: 'DELETE',
  path: '/users/logo',
  access: 'session',
  roles: ADMINISTRATORS,
  offers: 'none',
  summary: 'Retire le logo de l’entreprise\u202F; répéter ne change rien',
  output: logoSchema,
  errors: [],
});

export const companiesApi = [completeOnboarding, getSettings, saveSettings, getLogo, saveLogo, removeLogo] as const;
