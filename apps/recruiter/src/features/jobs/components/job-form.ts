import { sectorParts, sectorWith } from '@kafaa/domain/companies/rules';
import {
  basicsSchema,
  type CreateJobPayload,
  type Job,
  preferencesSchema,
  requirementsSchema,
} from '@kafaa/domain/jobs/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';

/** The wizard's form values: texts as typed, choices empty at first. */
export interface JobValues {
  title: string;
  description: string;
  location: string;
  type: string;
  /** Type of contract; empty if the offer does not state one. */
  contract: string;
  /** Remote days per week; empty if the offer does not state them. */
  remoteDays: string;
  salary: string;
  listed: boolean;
  /** Promised response time in days; empty for no promise. */
  promiseDays: string;
  interviewLanguage: string;
  /** Emphasis of the score; empty for the server's default for the trade. */
  emphasis: string;
  indispensableSkills: string[];
  asksForWriting: boolean;
  idealProfile: {
    skills: string[];
    minExperienceYears: number | undefined;
    seniorityLevel: string;
    educationLevel: string;
    preferredLanguages: string[];
    softSkills: string[];
    industryBackground: string[];
    /** The company's own words beside « Autre secteur ». */
    otherSector: string;
  };
}

export const EMPTY_JOB: JobValues = {
  title: '',
  description: '',
  location: '',
  type: '',
  contract: '',
  remoteDays: '',
  salary: '',
  listed: true,
  promiseDays: '',
  interviewLanguage: 'Français',
  emphasis: '',
  indispensableSkills: [],
  asksForWriting: false,
  idealProfile: {
    skills: [],
    minExperienceYears: undefined,
    seniorityLevel: '',
    educationLevel: '',
    preferredLanguages: [],
    softSkills: [],
    industryBackground: [],
    otherSector: '',
  },
};

/** Dots or commas before groups of three digits are thousands separators, as in « 2.400 », « 1,250,000 » or « 2.400,50 ». */
const THOUSANDS = /^(-?[1-9]\d{0,2})(([.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;

/**
 * « 2 400,5 » and « 2.400,5 » → 2400.5; empty → null; anything else → NaN, which the schema rejects with its message.
 */
export function parseSalary(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(THOUSANDS, (_all, head: string, groups: string, _mark, decimals = '0') => {
      return `${head}${groups.replace(/[.,]/g, '')}.${decimals}`;
    })
    .replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The form values of an existing offer. */
export function valuesOf(job: Pick<Job, keyof JobValues>): JobValues {
  const { title, description, location, type, contract, salary, listed, interviewLanguage, idealProfile } = job;
  const { emphasis, indispensableSkills, asksForWriting, promiseDays, remoteDays } = job;
  const { industryBackground, ...profile } = idealProfile;
  const sectors = industryBackground
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(sectorParts);
  return {
    title,
    description,
    location,
    type,
    contract: contract ?? '',
    remoteDays: remoteDays === null ? '' : String(remoteDays),
    salary: salary === null ? '' : String(salary).replace('.', ','),
    listed,
    promiseDays: promiseDays === null ? '' : String(promiseDays),
    interviewLanguage,
    emphasis,
    indispensableSkills,
    asksForWriting,
    idealProfile: {
      ...profile,
      industryBackground: sectors.map(({ sector }) => sector),
      otherSector: sectors.find(({ words }) => words !== '')?.words ?? '',
    },
  };
}

/**
 * The idempotency key of a creation: the wizard's id and a hash of the payload. Resending the same offer is the same
 * creation; a changed offer is another one.
 */
export function requestKey(wizardId: string, payload: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(payload))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${wizardId}-${hash.toString(36)}`;
}

/**
 * The payload for the API: the salary as a number or null, the industries joined with commas, no emphasis if none was
 * chosen, and only those indispensable skills that are still among the required skills.
 */
export function toPayload(values: JobValues): unknown {
  const { salary, contract, remoteDays, emphasis, indispensableSkills, promiseDays } = values;
  const { otherSector, ...idealProfile } = values.idealProfile;
  return {
    ...values,
    contract: contract || null,
    remoteDays: remoteDays === '' ? null : Number(remoteDays),
    promiseDays: promiseDays === '' ? null : Number(promiseDays),
    emphasis: emphasis || undefined,
    indispensableSkills: indispensableSkills.filter((skill) => idealProfile.skills.includes(skill)),
    salary: parseSalary(salary),
    idealProfile: {
      ...idealProfile,
      industryBackground: idealProfile.industryBackground.map((one) => sectorWith(one, otherSector)).join(', '),
    },
  } satisfies Record<Exclude<keyof CreateJobPayload, 'requestId'>, unknown>;
}

export const JOB_STEPS = [
  {
    label: 'Informations de base',
    hint: 'Titre, lieu, contrat',
    lead: 'Ce que le candidat lit en premier. Une description précise attire des candidatures précises.',
    fields: ['title', 'description', 'location', 'type', 'contract', 'remoteDays', 'salary', 'listed', 'promiseDays'],
  },
  {
    label: 'Exigences',
    hint: 'Ce que le poste demande',
    lead: 'L’IA s’appuie sur ces réponses pour rédiger les questions et évaluer les candidats.',
    fields: [
      'idealProfile.skills',
      'idealProfile.minExperienceYears',
      'idealProfile.seniorityLevel',
      'idealProfile.educationLevel',
      'emphasis',
      'indispensableSkills',
      'asksForWriting',
    ],
  },
  {
    label: 'Préférences',
    hint: 'Langues, savoir-être, secteur',
    lead: "Tous les champs de préférences sont requis pour créer l'offre",
    fields: ['idealProfile.preferredLanguages', 'idealProfile.softSkills', 'idealProfile.industryBackground'],
  },
] as const;

export const LAST_STEP = JOB_STEPS.length - 1;

/** The number of missing or invalid answers per step, counted with the server's schemas. */
export function missingAnswers(values: JobValues): number[] {
  const payload = toPayload(values) as { idealProfile: unknown };
  return [
    countErrors(basicsSchema, payload),
    countErrors(requirementsSchema, payload.idealProfile),
    countErrors(preferencesSchema, payload.idealProfile),
  ];
}

function countErrors(schema: Parameters<typeof parseFields>[0], value: unknown): number {
  const result = parseFields(schema, value);
  return result.ok ? 0 : new Set(result.faults.map(({ path }) => path.split('.')[0])).size;
}

/** Index of the step that contains a field. */
export function stepOf(path: string): number {
  const step = JOB_STEPS.findIndex(({ fields }) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return Math.max(0, step);
}
