import { OTHER_SECTOR } from '#/companies/options';

/** Option lists of the job wizard (specification, section 3). */
export const JOB_TYPES = ['Temps plein', 'Temps partiel', 'Contrat', 'Télétravail', 'Freelance', 'Stage'] as const;
/** Contract types by their legal names, which the specification's job types do not distinguish. */
export const CONTRACTS = ['CDI', 'CDD', 'SIVP / CIVP', 'Karama', 'Alternance', 'Intérim'] as const;
/** Numbers of days of remote work per week that an offer may state. */
export const REMOTE_DAYS = [1, 2, 3, 4, 5] as const;
export type RemoteDays = (typeof REMOTE_DAYS)[number];
export const EDUCATION_LEVELS = ['Lycée', 'DUT/BTS', 'Licence', 'Master', 'Doctorat', 'Non requis'] as const;
export const SENIORITY_LEVELS = ['Stagiaire', 'Junior', 'Intermédiaire', 'Senior', "Chef d'équipe", 'Cadre'] as const;

/** Ranges of experience: the label that the form shows, and the number of years that it sends. */
export const EXPERIENCE_BANDS = [
  { label: '0-1', years: 0 },
  { label: '1-3', years: 1 },
  { label: '3-5', years: 3 },
  { label: '5-10', years: 5 },
  { label: '10+', years: 10 },
] as const;
export const EXPERIENCE_YEARS = [0, 1, 3, 5, 10] as const;

export const JOB_INDUSTRIES = [
  'Technologie',
  'Santé',
  'Finance',
  'Éducation',
  'Industrie',
  'Commerce',
  'Médias & Divertissement',
  'Hôtellerie',
  'Construction',
  'Énergie',
  'Transport',
  // These sectors are not among the eleven of the specification; companies in Tunisia missed them.
  'Services & Conseil',
  'Textile & Habillement',
  'Agroalimentaire',
  'Centre d’appels',
  'Tourisme',
  'Restauration',
  OTHER_SECTOR,
] as const;

export const LANGUAGES = [
  'Anglais',
  'Français',
  'Arabe',
  'Espagnol',
  'Allemand',
  'Mandarin',
  'Hindi',
  'Portugais',
  'Russe',
  'Japonais',
  'Coréen',
  'Italien',
] as const;

export const INTERVIEW_LANGUAGES = ['Anglais', 'Français'] as const;
export type InterviewLanguage = (typeof INTERVIEW_LANGUAGES)[number];

export const SOFT_SKILLS = [
  'Communication',
  "Travail d'équipe",
  'Résolution de problèmes',
  'Adaptabilité',
  'Gestion du temps',
  'Leadership',
  'Créativité',
  'Esprit critique',
  'Attention aux détails',
  'Intelligence émotionnelle',
] as const;

/**
 * Choices of « Ce qui compte le plus » in an offer. Their shares of the score, in percent, are those of the engine
 * (`EMPHASIS_WEIGHTS`).
 */
export const EMPHASES = ['trade', 'balanced', 'person'] as const;
export type Emphasis = (typeof EMPHASES)[number];
export const EMPHASIS_LABELS: Readonly<Record<Emphasis, string>> = {
  trade: 'Métier d’abord',
  balanced: 'Équilibré',
  person: 'Savoir-être d’abord',
};
export interface EmphasisShares {
  /**
   * Shares of a choice: skill in the trade, from answers and CV; the person at work; the career path (experience, languages,
   * seniority, education).
   */
  readonly technical: number;
  readonly person: number;
  readonly path: number;
}
export const EMPHASIS_SHARES: Readonly<Record<Emphasis, EmphasisShares>> = {
  trade: { technical: 50, person: 35, path: 15 },
  balanced: { technical: 40, person: 45, path: 15 },
  person: { technical: 25, person: 60, path: 15 },
};

export const MAX_TITLE_LENGTH = 120;
export const MAX_LOCATION_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 8000;
export const MAX_PREFERRED_LANGUAGES = 3;
export const MAX_SOFT_SKILLS = 3;
export const MAX_SKILLS = 15;
export const MIN_QUESTIONS = 3;
export const MAX_QUESTIONS = 12;
export const MAX_QUESTION_LENGTH = 300;
/** Limits of a question's answer key. A key can only be signed if it has at least MIN_KEY_POINTS points. */
export const MIN_KEY_POINTS = 3;
export const MAX_KEY_POINTS = 5;
export const MAX_KEY_FLAGS = 2;
export const MAX_KEY_ENTRY_LENGTH = 160;
export const MAX_SYNONYMS = 12;
export const MAX_SYNONYM_LENGTH = 80;
/** Maximum length of an answer used to try out a key. */
export const MAX_TRIED_LENGTH = 4000;

/** The days within which an offer may promise an answer, counted from the finished interview. */
export const PROMISE_DAYS = [7, 14, 21] as const;
export type PromiseDays = (typeof PROMISE_DAYS)[number];
/** Minimum number of answers from which the public offer shows how fast the company answers. */
export const MIN_ANSWERS_SHOWN = 10;

export const JOB_STATUSES = ['OPEN', 'CLOSED'] as const;

/** Availability of an offer for applicants: OPEN, WAITING (a seat may still become free), FULL (none will) or CLOSED. */
export const AVAILABILITIES = ['OPEN', 'WAITING', 'FULL', 'CLOSED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
