import * as z from 'zod/mini';
import { sectorPattern, sectorText } from '#/companies/rules';
import { oneOf, requiredText, text } from '#/kernel/fields';
import { isShownPlainly, PLAIN_NAME, plainRequired } from '#/kernel/plain-name';
import {
  AVAILABILITIES,
  CONTRACTS,
  EDUCATION_LEVELS,
  EMPHASES,
  EXPERIENCE_YEARS,
  INTERVIEW_LANGUAGES,
  JOB_INDUSTRIES,
  JOB_STATUSES,
  JOB_TYPES,
  LANGUAGES,
  MAX_DESCRIPTION_LENGTH,
  MAX_KEY_ENTRY_LENGTH,
  MAX_KEY_FLAGS,
  MAX_KEY_POINTS,
  MAX_LOCATION_LENGTH,
  MAX_PREFERRED_LANGUAGES,
  MAX_QUESTION_LENGTH,
  MAX_QUESTIONS,
  MAX_SKILLS,
  MAX_SOFT_SKILLS,
  MAX_SYNONYM_LENGTH,
  MAX_SYNONYMS,
  MAX_TITLE_LENGTH,
  MAX_TRIED_LENGTH,
  MIN_QUESTIONS,
  PROMISE_DAYS,
  REMOTE_DAYS,
  SENIORITY_LEVELS,
  SOFT_SKILLS,
} from './options.ts';

const INDUSTRY = sectorPattern(JOB_INDUSTRIES);
const SOME_INDUSTRIES = new RegExp(`^${INDUSTRY}(?: *, *${INDUSTRY})*$`, 'u');

const unique = (list: readonly string[]) => new Set(list.map((item) => item.toLowerCase())).size === list.length;

/** Step 1 of the wizard. */
export const basicsSchema = z.object({
  title: plainRequired('Le titre est requis.', MAX_TITLE_LENGTH),
  description: requiredText('La description est requise.', MAX_DESCRIPTION_LENGTH),
  location: plainRequired('Le lieu est requis.', MAX_LOCATION_LENGTH),
  salary: z.nullable(
    z
      .number({ error: 'Le salaire est un nombre, en dinars par mois.' })
      .check(z.minimum(0, 'Le salaire ne peut pas être négatif.'), z.maximum(1_000_000, 'Ce salaire est trop élevé.')),
  ),
  type: oneOf(JOB_TYPES, 'Choisissez un type de contrat.'),
  /** The contract type; null if the offer states none. If absent, a new offer states none and an existing one is unchanged. */
  contract: z.optional(z.nullable(oneOf(CONTRACTS, 'Ce contrat n’est pas dans la liste.'))),
  /** Days of remote work per week; null if the offer states none. If absent, a new offer states none and an existing one is unchanged. */
  remoteDays: z.optional(
    z.nullable(z.literal([...REMOTE_DAYS], { error: 'Choisissez de 1 à 5 jours de télétravail par semaine.' })),
  ),
  /** Whether search engines may find the offer; if absent, a new offer is listed and an existing one is unchanged. */
  listed: z.optional(z.boolean({ error: 'Choisissez qui peut trouver l’offre.' })),
  /**
   * Number of days within which applications from now on are promised an answer; null for no promise. If absent, a new offer
   * promises nothing and an existing one is unchanged.
   */
  promiseDays: z.optional(
    z.nullable(z.literal([...PROMISE_DAYS], { error: 'Choisissez 7, 14 ou 21 jours, ou aucune promesse.' })),
  ),
});

/** Step 2 of the wizard, without the interview language, which has a default. */
export const requirementsSchema = z.object({
  skills: z
    .array(requiredText('Une compétence ne peut pas être vide.', 60), { error: 'Ajoutez au moins une compétence.' })
    .check(
      z.minLength(1, 'Ajoutez au moins une compétence.'),
      z.maxLength(MAX_SKILLS, `Pas plus de ${MAX_SKILLS} compétences.`),
      z.refine(unique, 'Cette compétence est déjà dans la liste.'),
    ),
  minExperienceYears: z.literal([...EXPERIENCE_YEARS], { error: 'Choisissez une tranche d’expérience.' }),
  seniorityLevel: oneOf(SENIORITY_LEVELS, 'Choisissez un niveau de séniorité.'),
  educationLevel: oneOf(EDUCATION_LEVELS, 'Choisissez un niveau d’études.'),
});

/** Step 3 of the wizard. */
export const preferencesSchema = z.object({
  preferredLanguages: z
    .array(oneOf(LANGUAGES, 'Cette langue n’est pas dans la liste.'), { error: 'Choisissez au moins une langue.' })
    .check(
      z.minLength(1, 'Choisissez au moins une langue.'),
      z.maxLength(MAX_PREFERRED_LANGUAGES, `Pas plus de ${MAX_PREFERRED_LANGUAGES} langues.`),
      z.refine(unique, 'Une langue ne se choisit qu’une fois.'),
    ),
  softSkills: z
    .array(oneOf(SOFT_SKILLS, 'Ce savoir-être n’est pas dans la liste.'), {
      error: 'Choisissez au moins un savoir-être.',
    })
    .check(
      z.minLength(1, 'Choisissez au moins un savoir-être.'),
      z.maxLength(MAX_SOFT_SKILLS, `Pas plus de ${MAX_SOFT_SKILLS} savoir-être.`),
      z.refine(unique, 'Un savoir-être ne se choisit qu’une fois.'),
    ),
  /** The chosen industries, joined with commas. */
  industryBackground: requiredText('Choisissez un secteur.', 300).check(
    // The rule is a regex, so that it also appears in the API documentation.
    z.regex(SOME_INDUSTRIES, { error: 'Ce secteur n’est pas dans la liste.', abort: true }),
    z.refine((list) => list.split(',').every((one) => isShownPlainly(sectorText(one.trim()))), PLAIN_NAME),
  ),
});

export const idealProfileSchema = z.object({ ...requirementsSchema.shape, ...preferencesSchema.shape });
export type IdealProfile = z.output<typeof idealProfileSchema>;

/**
 * Weights of the score, fixed once the first interview has begun. If absent, an existing offer keeps its weights and a new
 * one gets the weights of its trade.
 */
const weightsSchema = z.object({
  emphasis: z.optional(oneOf(EMPHASES, 'Choisissez ce qui compte le plus.')),
  /** A subset of the skills. Missing evidence for one of them is reported, but rejects nobody. */
  indispensableSkills: z.optional(
    z
      .array(text('Une compétence indispensable est illisible.'), {
        error: 'Les compétences indispensables sont une liste.',
      })
      .check(
        z.maxLength(MAX_SKILLS, `Pas plus de ${MAX_SKILLS} compétences.`),
        z.refine(unique, 'Une compétence ne se marque qu’une fois.'),
      ),
  ),
  /** Whether the candidate's writing counts in the score. */
  asksForWriting: z.optional(z.boolean({ error: 'Dites si ce poste demande d’écrire.' })),
});

const interviewLanguage = oneOf(INTERVIEW_LANGUAGES, 'Choisissez la langue de l’entretien.');

export const createJobSchema = z.object({
  ...basicsSchema.shape,
  ...weightsSchema.shape,
  idealProfile: idealProfileSchema,
  interviewLanguage,
  /** Idempotency key from the client: a repeated request returns the same offer instead of creating a second one. */
  requestId: z.optional(text('Cette clé est incorrecte.').check(z.regex(/^[\w-]{8,80}$/, 'Cette clé est incorrecte.'))),
});
export type CreateJobPayload = z.output<typeof createJobSchema>;

/** Treatment of the questions when the offer changes; by default they are kept. */
export const QUESTION_REWRITES = ['NONE', 'GENERATED', 'ALL'] as const;

/** The data that replace a whole offer. Profile, weights and language may be absent, and must not change once an interview has begun. */
export const updateJobSchema = z.object({
  ...basicsSchema.shape,
  ...weightsSchema.shape,
  idealProfile: z.optional(idealProfileSchema),
  interviewLanguage: z.optional(interviewLanguage),
  /** GENERATED keeps the questions that the recruiter wrote or changed, ALL replaces them too. */
  rewriteQuestions: z.optional(oneOf(QUESTION_REWRITES, 'Ce choix n’existe pas.')),
});
export type UpdateJobPayload = z.output<typeof updateJobSchema>;

/** A stored profile is returned as it is, even if an option list has changed since. */
export const storedProfileSchema = z.object({
  skills: z.array(z.string()),
  minExperienceYears: z.number(),
  educationLevel: z.string(),
  preferredLanguages: z.array(z.string()),
  softSkills: z.array(z.string()),
  seniorityLevel: z.string(),
  industryBackground: z.string(),
});

/** The fields of an offer that the company, the public and the archive see alike. */
export const storedOfferSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  salary: z.nullable(z.number()),
  type: z.string(),
  contract: z.nullable(z.string()),
  remoteDays: z.nullable(z.int()),
  createdAt: z.string(),
  interviewLanguage: z.enum(INTERVIEW_LANGUAGES),
  idealProfile: storedProfileSchema,
});

export const jobSchema = z.object({
  ...storedOfferSchema.shape,
  currentCandidatesCount: z.int(),
  tailoredQuestions: z.array(z.string()),
  status: z.enum(JOB_STATUSES),
  listed: z.boolean(),
  promiseDays: z.nullable(z.int()),
  emphasis: z.enum(EMPHASES),
  indispensableSkills: z.array(z.string()),
  asksForWriting: z.boolean(),
  /** Seats of the company's current plan; null without a running subscription. */
  maxCandidates: z.nullable(z.int()),
  /** Whether an interview has begun, so that profile, weights, language and questions can no longer change. */
  profileLocked: z.boolean(),
  /** Whether somebody of the company has read the questions. */
  questionsRead: z.boolean(),
});
export type Job = z.output<typeof jobSchema>;

export const updatedJobSchema = z.object({
  ...jobSchema.shape,
  /** Set if the changed offer would get other questions; `own` counts those that the recruiter wrote or changed. */
  rewritable: z.nullable(z.object({ own: z.int() })),
});
export type UpdatedJob = z.output<typeof updatedJobSchema>;

export const companyJobsSchema = z.object({
  jobs: z.array(
    z.object({
      job: jobSchema,
      numCandidates: z.int(),
      /** Progress of the registered candidates: number of finished interviews, and of accepted candidates. */
      funnel: z.object({ completed: z.int(), invited: z.int() }),
    }),
  ),
  totalCandidates: z.int(),
});
export type CompanyJobs = z.output<typeof companyJobsSchema>;

/** The public part of an offer, without questions and counts. */
export const publicJobSchema = z.object({
  ...storedOfferSchema.shape,
  company: z.object({
    name: z.string(),
    /** The sector; if the company gave its own words, only those. */
    industry: z.nullable(z.string()),
    /** The full legal name; null if the company has given none. */
    legalName: z.nullable(z.string()),
    city: z.string(),
    companyDescription: z.nullable(z.string()),
    companySize: z.nullable(z.string()),
    /** The address that the company gave for candidates' mail; null without one. */
    contact: z.nullable(z.string()),
    /** Path of the logo on this origin, with its size in pixels; null without one. */
    logo: z.nullable(z.object({ path: z.string(), width: z.int(), height: z.int() })),
  }),
  /** Further listed offers of the company that take candidates, newest first. */
  others: z.array(z.object({ id: z.string(), title: z.string(), location: z.string() })),
  questionCount: z.int(),
  availability: z.enum(AVAILABILITIES),
  /** Number of days within which new applications are promised an answer; null without a promise. */
  promiseDays: z.nullable(z.int()),
  /** Median number of days until an answer of this company; null while there are too few answers. */
  answersIn: z.nullable(z.int()),
  /** Sentences about the promise and about the usual time; null if the offer has neither. */
  promise: z.nullable(z.string()),
});
export type PublicJob = z.output<typeof publicJobSchema>;

export const QUESTION_KINDS = ['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const keyEntry = (empty: string, what: string) =>
  z.object({
    text: requiredText(
      empty,
      MAX_KEY_ENTRY_LENGTH,
      `${what} dépasse ${MAX_KEY_ENTRY_LENGTH} caractères\u00a0: gardez une seule idée, et mettez le reste en synonymes.`,
    ),
    synonyms: z
      .array(
        requiredText(
          'Un synonyme ne peut pas être vide.',
          MAX_SYNONYM_LENGTH,
          `Un synonyme dépasse ${MAX_SYNONYM_LENGTH} caractères\u00a0: une façon de le dire par ligne.`,
        ),
        { error: 'Les synonymes manquent.' },
      )
      .check(z.maxLength(MAX_SYNONYMS, `Pas plus de ${MAX_SYNONYMS} synonymes.`)),
  });

const keyFields = {
  points: z
    .array(keyEntry('Un point ne peut pas être vide.', 'Ce point'), { error: 'Les points du corrigé manquent.' })
    .check(
      z.minLength(1, 'Notez au moins un point.'),
      z.maxLength(MAX_KEY_POINTS, `Pas plus de ${MAX_KEY_POINTS} points.`),
    ),
  redFlags: z
    .array(keyEntry('Un signal d’alerte ne peut pas être vide.', 'Ce signal d’alerte'), {
      error: 'Les signaux d’alerte manquent.',
    })
    .check(z.maxLength(MAX_KEY_FLAGS, `Pas plus de ${MAX_KEY_FLAGS} signaux d’alerte.`)),
};

/** An answer key as entered: the points that a good answer names, and the mistakes that it must not contain. */
export const keyDraftSchema = z.object(keyFields);
export type KeyDraft = z.output<typeof keyDraftSchema>;

/**
 * An answer key with its signature; a key without one is a draft. Only files read by `npm run evaluate` contain the signature
 * in the key itself.
 */
export const answerKeySchema = z.object({
  ...keyFields,
  signedBy: z.optional(requiredText('Le nom de qui signe manque.', 120)),
  signedAt: z.optional(z.string()),
});

/** A key to save, as a draft unless `sign` is true; the server adds who signed it and when. */
export const saveKeySchema = z.object({
  ...keyFields,
  sign: z.optional(z.boolean({ error: 'Dites si le corrigé est validé (true) ou un brouillon (false).' })),
});
export type SaveKeyPayload = z.output<typeof saveKeySchema>;

export const tryKeySchema = z.object({
  ...keyFields,
  answer: requiredText('Écrivez une réponse à essayer.', MAX_TRIED_LENGTH),
});

export const tryAnswerSchema = z.object({ answer: requiredText('Écrivez une réponse à essayer.', MAX_TRIED_LENGTH) });

/** The result of a key for an answer, entry by entry, with exact quotes. */
export const keyReadingSchema = z.object({
  points: z.array(
    z.object({
      text: z.string(),
      found: z.enum(['named', 'denied', 'not-found']),
      quote: z.nullable(z.string()),
    }),
  ),
  /** Red flags found in the answer. `quote` is null if the reader may not see quotes. */
  redFlags: z.array(z.object({ text: z.string(), quote: z.nullable(z.string()) })),
});
export type KeyReading = z.output<typeof keyReadingSchema>;

export const triedKeySchema = z.object({
  level: z.nullable(z.int()),
  reason: z.string(),
  /** Result of the key; null if the key cannot be used, so that the answer was judged without it. */
  reading: z.nullable(keyReadingSchema),
});
export type TriedKey = z.output<typeof triedKeySchema>;

/** The engine's level of a trial answer that the company typed; null if the engine could not judge it. */
export const triedAnswerSchema = z.object({ level: z.nullable(z.int()), reason: z.string() });
export type TriedAnswer = z.output<typeof triedAnswerSchema>;

const storedEntry = z.object({ text: z.string(), synonyms: z.array(z.string()) });

/** A stored key is returned as it is, even if its limits have changed since. */
export const storedKeySchema = z.object({
  points: z.array(storedEntry),
  redFlags: z.array(storedEntry),
  signedBy: z.optional(z.string()),
  signedAt: z.optional(z.string()),
});

/** A question as the recruiter sees it, with what it measures and why. */
export const jobQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  competency: z.string(),
  requirement: z.string(),
  rationale: z.string(),
  evidence: z.array(z.string()),
  /** Sentences that describe a good answer. */
  expectation: z.array(z.string()),
  /** Descriptions of answers of level 0, 2 and 4. */
  anchors: z.object({ 0: z.string(), 2: z.string(), 4: z.string() }),
  followUps: z.array(z.string()),
  /** The answer key; absent if the question has none. */
  key: z.optional(
    z.extend(storedKeySchema, {
      /** Advice on the key: `at` is `key` or an entry such as `points.0`; `blocks` means that the key cannot be signed yet. */
      advice: z.array(z.object({ at: z.string(), message: z.string(), blocks: z.boolean() })),
    }),
  ),
  /** Advice on the wording of the question, in French; empty if there is none. */
  advice: z.array(z.string()),
});
export type JobQuestion = z.output<typeof jobQuestionSchema>;

export const jobQuestionsSchema = z.object({
  jobId: z.string(),
  title: z.string(),
  interviewLanguage: z.enum(INTERVIEW_LANGUAGES),
  /** Whether the questions may be changed: false from the first interview's start, so that everyone answers the same questions. */
  editable: z.boolean(),
  /** Whether somebody of the company has read the questions. */
  questionsRead: z.boolean(),
  /** Whether a language model is configured that can draft keys. */
  drafts: z.boolean(),
  questions: z.array(jobQuestionSchema),
  /**
   * The required skills with the ids of the questions that cover each; with a suggestion if no question covers it and the
   * question bank has one.
   */
  coverage: z.array(
    z.object({ skill: z.string(), questions: z.array(z.string()), suggestion: z.nullable(z.string()) }),
  ),
});
export type JobQuestions = z.output<typeof jobQuestionsSchema>;

/** The whole list of questions in its new order; a question with a known id and unchanged text keeps what it measures. */
export const saveQuestionsSchema = z.object({
  questions: z
    .array(
      z.object({
        id: z.optional(z.string()),
        text: requiredText('Une question ne peut pas être vide.', MAX_QUESTION_LENGTH).check(
          z.minLength(10, 'Cette question est trop courte.'),
        ),
        /** Kind of the question. If absent, a known question keeps its kind, and the server derives the kind of a new one from its text. */
        kind: z.optional(oneOf(QUESTION_KINDS, 'Ce genre de question n’existe pas.')),
      }),
      { error: 'La liste des questions manque.' },
    )
    .check(
      z.minLength(MIN_QUESTIONS, `Gardez au moins ${MIN_QUESTIONS} questions.`),
      z.maxLength(MAX_QUESTIONS, `Pas plus de ${MAX_QUESTIONS} questions.`),
      z.refine((list) => unique(list.map((question) => question.text)), 'Deux questions sont identiques.'),
    ),
});
export type SaveQuestionsPayload = z.output<typeof saveQuestionsSchema>;

export const jobIdParams = z.object({ id: text('Offre manquante.') });
export const questionParams = z.object({ id: text('Offre manquante.'), questionId: text('Question manquante.') });
