import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { ADMINISTRATORS, EVERYBODY } from '#/kernel/roles';
import { ONBOARDING_STATUSES } from './options.ts';
import { onboardingSchema, saveSettingsSchema, settingsSchema } from './schema.ts';

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

export const companiesApi = [completeOnboarding, getSettings, saveSettings] as const;
