import * as z from 'zod/mini';
import { emailField, INVALID_EMAIL, oneOf, phone, text, textBetween } from '#/kernel/fields';
import { ROLES } from '#/kernel/roles';
import { isShownPlainly, PLAIN_NAME, plainBetween } from '#/kernel/plain-name';
import {
  COMPANY_INDUSTRIES,
  COMPANY_SIZES,
  COMPANY_VALUES,
  MAX_COMPANY_NAME,
  MAX_COMPANY_VALUES,
  MAX_DESCRIPTION,
  MAX_LEGAL_NAME,
  MAX_LOGO_BYTES,
  MIN_COMPANY_NAME,
  MIN_DESCRIPTION_EXCLUSIVE,
  ONBOARDING_STATUSES,
} from './options.ts';
import { descriptionHint, sectorPattern, sectorText } from './rules.ts';

const INDUSTRY = new RegExp(`^${sectorPattern(COMPANY_INDUSTRIES)}$`, 'u');

const industry = text('Choisissez votre industrie.').check(
  z.regex(INDUSTRY, { error: 'Choisissez votre industrie.', abort: true }),
  z.refine((stored) => isShownPlainly(sectorText(stored)), PLAIN_NAME),
);

const description = text(descriptionHint('')).check(
  z.minLength(MIN_DESCRIPTION_EXCLUSIVE + 1, {
    error: (issue) => descriptionHint(typeof issue.input === 'string' ? issue.input : ''),
  }),
  z.maxLength(MAX_DESCRIPTION, `La description dépasse ${MAX_DESCRIPTION} caractères.`),
);

const values = z
  .array(oneOf(COMPANY_VALUES, 'Cette valeur n’existe pas.'), { error: 'Choisissez au moins une valeur.' })
  .check(
    z.minLength(1, 'Choisissez au moins une valeur.'),
    z.maxLength(MAX_COMPANY_VALUES, 'Maximum de 5 valeurs sélectionnées'),
    z.refine((list) => new Set(list).size === list.length, 'Une valeur ne se choisit qu’une fois.'),
  );

export const onboardingSchema = z.object({
  companyDescription: description,
  industry,
  companySize: oneOf(COMPANY_SIZES, 'Choisissez la taille de votre entreprise.'),
  companyValues: values,
});
export type OnboardingPayload = z.output<typeof onboardingSchema>;

/** A company's contact details, entered at sign-up and changed in the settings; errors are reported in the order of the fields. */
export const accountSchema = z.object({
  name: plainBetween(MIN_COMPANY_NAME, MAX_COMPANY_NAME, 'Le nom doit contenir entre 3 et 15 caractères.'),
  phone: phone('Le numéro de téléphone doit contenir exactement 8 chiffres.'),
  address: textBetween(3, 50, "L'adresse doit contenir entre 3 et 50 caractères."),
  city: plainBetween(1, 50, 'Veuillez entrer votre ville.'),
});
export type AccountPayload = z.output<typeof accountSchema>;

/** Settings to save. If `contactEmail` is absent, the address stays unchanged; null resets it to the log-in address. */
export const saveSettingsSchema = z.object({
  ...accountSchema.shape,
  contactEmail: z.optional(z.nullable(emailField(INVALID_EMAIL))),
  /** The company's full legal name. Null or empty: none. If the field is absent, the name stays unchanged. */
  legalName: z.optional(
    z.nullable(plainBetween(0, MAX_LEGAL_NAME, `La raison sociale dépasse ${MAX_LEGAL_NAME} caractères.`)),
  ),
});
export type SettingsPayload = z.output<typeof saveSettingsSchema>;

const NO_PICTURE = 'Choisissez une image PNG, JPEG ou WebP.';

/** A logo as its bytes in base64. */
export const saveLogoSchema = z.object({
  picture: z.string({ error: NO_PICTURE }).check(
    z.minLength(1, { error: NO_PICTURE, abort: true }),
    z.maxLength(Math.ceil(MAX_LOGO_BYTES / 3) * 4, {
      error: `Le logo dépasse ${MAX_LOGO_BYTES / 1024}\u00A0Ko.`,
      abort: true,
    }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, NO_PICTURE),
  ),
});

/** The company's logo as a `data:` URL, with its size in pixels; null if the company has none. */
export const logoSchema = z.object({
  logo: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
});
export type CompanyLogo = z.output<typeof logoSchema>;

/** States of the page behind the link that confirms a contact address; only its button confirms. */
export type ContactConfirmation =
  | {
      readonly state: 'READY' | 'DONE';
      readonly companyName: string;
      readonly email: string;
    }
  | { readonly state: 'INVALID' }
  | { readonly state: 'AWAY' };

export const companyIdentitySchema = z.object({
  name: z.string(),
  industry: z.nullable(z.string()),
  companyDescription: z.nullable(z.string()),
  companySize: z.nullable(z.string()),
  companyValues: z.array(z.string()),
});

export const settingsSchema = z.object({
  name: z.string(),
  userName: z.string(),
  /** The name of the logged-in person; null if the person has given none. */
  personName: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Number of further companies of the same person. */
  otherCompanies: z.number(),
  /** The full legal name; null if the company has given none. */
  legalName: z.nullable(z.string()),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  /** Address for candidates' replies to mails; null: the log-in address. */
  contactEmail: z.nullable(z.string()),
  /** A requested contact address that its owner has not confirmed yet. */
  contactEmailAsked: z.nullable(z.string()),
  /** The roles that must log in with a second factor. */
  secondFactorRoles: z.array(z.enum(ROLES)),
  /** Whether each person must level two answers of a candidate before the evaluation opens to that person. */
  readFirst: z.boolean(),
  /** Whether the company requires a second factor that this person has not set up yet; only the account pages open then. */
  secondFactorDue: z.boolean(),
  onBoardingStatus: z.enum(ONBOARDING_STATUSES),
  companyIdentity: companyIdentitySchema,
});
export type Settings = z.output<typeof settingsSchema>;
