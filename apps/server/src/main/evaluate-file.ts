import { answerKeySchema } from '@kafaa/domain/jobs/schema';
import { describeQuestion } from '@kafaa/interviewer/questions/describe';
import { generateQuestions } from '@kafaa/interviewer/questions/generate';
import type { CompanyBrief, Exchange, InterviewInput, JobBrief, Question } from '@kafaa/interviewer/contract';
import { EMPHASES } from '@kafaa/interviewer/weights';
import * as z from 'zod/mini';

/** Content of a parsed file: the engine's input without the CV's text. */
export interface InterviewFile {
  input: Omit<InterviewInput, 'cv' | 'today'>;
  cvPath: string | null;
  /** Month of the application if the file gives it; otherwise null, and the caller uses the clock. */
  today: { year: number; month: number } | null;
}

const strings = z.array(z.string());
const list = z.nullish(strings);
// The value is usually a number, but "3-5" and "10+" are accepted, because people copy them from the screen.
const years = z.nullish(
  z.union([z.number().check(z.minimum(0)), z.string().check(z.regex(/^\s*\d+\s*(?:[-–+]|$|ans?\s*$)/))]),
);

const profileSchema = z.object({
  skills: list,
  minExperienceYears: years,
  educationLevel: z.nullish(z.string()),
  preferredLanguages: list,
  softSkills: list,
  seniorityLevel: z.nullish(z.string()),
  industryBackground: z.nullish(z.union([z.string(), strings])),
});

const questionSchema = z.object({
  text: z.string().check(z.minLength(1)),
  kind: z.optional(z.enum(['motivation', 'behaviour', 'value', 'knowledge', 'situation', 'scenario'])),
  competency: z.optional(z.string()),
  requirement: z.optional(z.string()),
  rationale: z.optional(z.string()),
  evidence: z.optional(strings),
  followUps: z.optional(strings),
  key: z.optional(answerKeySchema),
});

const behaviourSchema = z.object({
  pastedShare: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  largestInsert: z.optional(z.number().check(z.minimum(0))),
  charsPerMinute: z.optional(z.number().check(z.minimum(0))),
  deletions: z.optional(z.number().check(z.minimum(0))),
  blurBeforePaste: z.optional(z.boolean()),
  latencySeconds: z.optional(z.number().check(z.minimum(0))),
  accommodation: z.optional(z.boolean()),
});

const fileSchema = z.object({
  job: z.object({
    title: z.string().check(z.minLength(1)),
    description: z.nullish(z.string()),
    location: z.nullish(z.string()),
    type: z.nullish(z.string()),
    idealProfile: z.nullish(profileSchema),
    interviewLanguage: z.nullish(z.enum(['Français', 'Anglais'])),
    emphasis: z.nullish(z.enum(EMPHASES)),
    indispensableSkills: list,
    asksForWriting: z.nullish(z.boolean()),
    tailoredQuestions: z.nullish(z.array(z.union([z.string(), questionSchema]))),
  }),
  company: z.nullish(
    z.object({
      name: z.nullish(z.string()),
      industry: z.nullish(z.string()),
      companyDescription: z.nullish(z.string()),
      companySize: z.nullish(z.string()),
      companyValues: list,
    }),
  ),
  candidate: z.nullish(
    z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      email: z.nullish(z.string()),
      phone: z.nullish(z.union([z.string(), z.number()])),
      appliedAt: z.nullish(z.string()),
    }),
  ),
  exchanges: z
    .array(
      z.object({
        question: z.nullish(z.union([z.string().check(z.minLength(1)), questionSchema])),
        answer: z.nullish(z.string()),
        behaviour: z.nullish(behaviourSchema),
        lost: z.nullish(z.boolean()),
      }),
    )
    .check(z.minLength(1)),
  cv: z.nullish(z.string()),
});

type Parsed = z.infer<typeof fileSchema>;
type RawQuestion = string | z.infer<typeof questionSchema>;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux (true, false)',
  array: 'une liste',
  object: 'un objet',
};

/** Describes one error of the file in French, with the path of the field. */
function faultOf(issue: z.core.$ZodIssue): string {
  const path = issue.path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`))
    .join('');
  const at = path === '' ? 'le fichier' : path;
  const missing = !('input' in issue) || issue.input === undefined;
  if (issue.code === 'invalid_type') {
    const wanted = TYPE_NAMES[issue.expected] ?? issue.expected;
    return `${at}\u00A0: ${missing ? 'champ manquant' : 'type inattendu'}, attendu ${wanted}`;
  }
  if (issue.code === 'invalid_value')
    return `${at}\u00A0: valeur inattendue, attendu ${issue.values.map(String).join(' ou ')}`;
  if (issue.code === 'too_big') return `${at}\u00A0: doit être au plus ${issue.maximum}`;
  if (issue.code === 'too_small') {
    const countable = issue.origin === 'array' || issue.origin === 'string';
    return countable ? `${at}\u00A0: ne peut pas être vide` : `${at}\u00A0: doit être au moins ${issue.minimum}`;
  }
  return `${at}\u00A0: ${missing ? 'champ manquant' : 'valeur inattendue'}`;
}

function jobOf(job: Parsed['job']): JobBrief {
  const profile = job.idealProfile;
  const background = profile?.industryBackground;
  return {
    title: job.title,
    description: job.description ?? '',
    ...(job.location ? { location: job.location } : {}),
    ...(job.type ? { type: job.type } : {}),
    skills: profile?.skills ?? [],
    minExperienceYears: Number.parseInt(String(profile?.minExperienceYears ?? 0), 10),
    educationLevel: profile?.educationLevel ?? 'Non requis',
    preferredLanguages: profile?.preferredLanguages ?? [],
    softSkills: profile?.softSkills ?? [],
    seniorityLevel: profile?.seniorityLevel ?? '',
    industryBackground: Array.isArray(background) ? background.join(', ') : (background ?? ''),
    interviewLanguage: job.interviewLanguage ?? 'Français',
    ...(job.emphasis && { emphasis: job.emphasis }),
    ...(job.indispensableSkills && { indispensableSkills: job.indispensableSkills }),
    ...(job.asksForWriting && { asksForWriting: true }),
  };
}

function companyOf(company: Parsed['company']): CompanyBrief {
  return {
    ...(company?.name ? { name: company.name } : {}),
    industry: company?.industry ?? '',
    companyDescription: company?.companyDescription ?? '',
    companySize: company?.companySize ?? '',
    companyValues: company?.companyValues ?? [],
  };
}

function questionOf(raw: RawQuestion, job: JobBrief, company: CompanyBrief): Question {
  if (typeof raw === 'string') return describeQuestion(raw, job, company);
  // Fields of the file take precedence over derived ones.
  return { ...describeQuestion(raw.text, job, company), ...raw };
}

function exchangesOf(file: Parsed, job: JobBrief, company: CompanyBrief): Exchange[] {
  const tailored = file.job.tailoredQuestions;
  let generated: Question[] | null = null;
  return file.exchanges.map(({ question, answer, behaviour, lost }, index) => {
    const raw = question ?? tailored?.[index];
    // If the file has no questions, the engine generates them for the offer.
    generated ??= raw === undefined ? generateQuestions(job, company) : null;
    const asked =
      raw === undefined
        ? (generated?.[index] ?? describeQuestion(job.title, job, company))
        : questionOf(raw, job, company);
    return {
      question: asked,
      answer: answer ?? null,
      ...(behaviour && { behaviour }),
      ...(lost && { lost: true as const }),
    };
  });
}

/** Validates the content of a file. Returns the engine's input, or one line per error. */
export function parseInterviewFile(content: unknown): { interview: InterviewFile } | { faults: string[] } {
  const parsed = fileSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) return { faults: [...new Set(parsed.error.issues.map(faultOf))] };
  const file = parsed.data;
  const job = jobOf(file.job);
  const company = companyOf(file.company);
  const applied = /^(\d{4})-(\d{2})/.exec(file.candidate?.appliedAt ?? '');
  return {
    interview: {
      input: {
        job,
        company,
        exchanges: exchangesOf(file, job, company),
        identity: {
          firstName: file.candidate?.firstName ?? '',
          lastName: file.candidate?.lastName ?? '',
          ...(file.candidate?.email ? { email: file.candidate.email } : {}),
          ...(file.candidate?.phone ? { phone: String(file.candidate.phone) } : {}),
        },
      },
      cvPath: file.cv ?? null,
      today: applied ? { year: Number(applied[1]), month: Number(applied[2]) } : null,
    },
  };
}
