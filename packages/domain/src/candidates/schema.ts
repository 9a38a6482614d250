import * as z from 'zod/mini';
import { emailField } from '#/auth/schema';
import { evaluationSchema } from '#/evaluations/schema';
import { phone, requiredText, text } from '#/kernel/fields';
import {
  CANDIDATE_PAGE_SIZE,
  CANDIDATE_SORTS,
  CANDIDATE_STATUSES,
  INTERVIEW_STATES,
  MAX_PAGE_SIZE,
  REPORT_STATUSES,
} from './options.ts';
import { REGISTRATION_CONSENT_VERSION } from './texts.ts';

/** The fields a candidate fills in; the offer's id comes from the address. */
export const registrationFieldsSchema = z.object({
  firstName: requiredText('Le prénom est requis', 60),
  lastName: requiredText('Le nom est requis', 60),
  email: emailField('Veuillez entrer une adresse e-mail valide', "L'adresse e-mail est requise"),
  phone: phone('Veuillez entrer un numéro de téléphone valide (8 chiffres)', 'Le numéro de téléphone est requis'),
});

export const registrationSchema = z.object({
  ...registrationFieldsSchema.shape,
  jobId: text('Offre manquante.'),
  /** Which text stood under the form; absent when none was shown. */
  consentVersion: z.optional(z.enum([REGISTRATION_CONSENT_VERSION], { error: 'Rechargez la page avant d’envoyer.' })),
});
export type RegistrationPayload = z.output<typeof registrationSchema>;

export const candidateSchema = z.object({
  id: z.string(),
  jobId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  appliedAt: z.string(),
  completedAt: z.nullable(z.string()),
  status: z.enum(CANDIDATE_STATUSES),
  interviewState: z.enum(INTERVIEW_STATES),
  reportStatus: z.enum(REPORT_STATUSES),
  reportPdfUrl: z.nullable(z.string()),
  /** API path that answers a short-lived address of the CV; null when there is none. */
  cvUrl: z.nullable(z.string()),
  /** Null until the engine has scored; a completed interview without one is being evaluated. */
  evaluation: z.nullable(evaluationSchema),
});
export type Candidate = z.output<typeof candidateSchema>;

/** Figures over all candidates of the job, whatever page is loaded. */
export const candidateStatsSchema = z.object({
  total: z.int(),
  pending: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  evaluated: z.int(),
  /** Mean of the known scores; null without one. */
  averageScore: z.nullable(z.number()),
  highPotential: z.int(),
  /** Every known score, highest first, for the small strip. */
  scores: z.array(z.int()),
});

export const candidatePageSchema = z.object({
  content: z.array(candidateSchema),
  last: z.boolean(),
  /** Give it back as `cursor` to go on where this page ended; null on the last page. */
  cursor: z.nullable(z.string()),
  stats: candidateStatsSchema,
});
export type CandidatePage = z.output<typeof candidatePageSchema>;

const wholeNumber = (fallback: number, min: number, max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, 'Nombre attendu.')),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(min, 'Nombre trop petit.'), z.maximum(max, 'Nombre trop grand.')),
      ),
    ),
    fallback,
  );

export const candidateListQuery = z.object({
  page: wholeNumber(0, 0, 100_000),
  size: wholeNumber(CANDIDATE_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  sortBy: z._default(z.enum(CANDIDATE_SORTS, { error: 'Ce tri n’existe pas.' }), 'createdAt'),
  sortDir: z._default(z.enum(['asc', 'desc'], { error: 'Ce sens de tri n’existe pas.' }), 'desc'),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Recherche trop longue.'))),
  status: z.optional(z.enum(CANDIDATE_STATUSES, { error: 'Ce statut n’existe pas.' })),
  cursor: z.optional(z.string().check(z.maxLength(400, 'Page inconnue.'))),
});
export type CandidateListQuery = z.output<typeof candidateListQuery>;
