import { DEFAULT_PLANS } from '@kafaa/domain/plans/options';
import type { Subscription } from '@kafaa/domain/plans/schema';
import type { CompanyJobs, Job, JobQuestion, JobQuestions } from '@kafaa/domain/jobs/schema';
import type { Settings } from '@kafaa/domain/companies/schema';

export const settings: Settings = {
  name: 'Medina Digital',
  userName: 'contact@medina.tn',
  phone: '71234567',
  legalName: null,
  address: '12, rue de la Kasbah',
  city: 'Tunis',
  contactEmail: 'recrutement@medina.tn',
  contactEmailAsked: null,
  personName: 'Amel Trabelsi',
  role: 'ADMINISTRATOR',
  otherCompanies: 0,
  secondFactorRoles: [],
  readFirst: false,
  secondFactorDue: false,
  onBoardingStatus: 'COMPLETED',
  companyIdentity: {
    name: 'Medina Digital',
    industry: 'Technologie',
    companyDescription: 'Outils de paiement pour les commerces',
    companySize: '11-50',
    companyValues: ['Transparence', 'Collaboration'],
  },
};

export const plans = DEFAULT_PLANS;

export function subscription(planId: Subscription['planId'], changes: Partial<Subscription> = {}): Subscription {
  const plan = DEFAULT_PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`no plan ${planId}`);
  return {
    id: `s-${planId}`,
    planId,
    planName: plan.name,
    subscriptionStatus: 'ACTIVE',
    price: plan.price,
    numOfJobs: plan.numOfJobs,
    jobsUsed: 1,
    maxCandidates: plan.maxCandidates,
    createdAt: '2026-11-12T08:00:00.000Z',
    expireAt: '2026-12-12T08:00:00.000Z',
    isCurrent: true,
    features: [...plan.features],
    ...changes,
  };
}

export function job(id: string, title: string, changes: Partial<Job> = {}): Job {
  return {
    id,
    title,
    description: 'Une équipe de cinq personnes, un produit suivi par des milliers de commerces.',
    location: 'Tunis',
    salary: 2400,
    type: 'Temps plein',
    contract: null,
    remoteDays: null,
    createdAt: '2026-11-18T08:00:00.000Z',
    currentCandidatesCount: 9,
    idealProfile: {
      skills: ['React'],
      minExperienceYears: 3,
      educationLevel: 'Licence',
      preferredLanguages: ['Français'],
      softSkills: ['Communication'],
      seniorityLevel: 'Senior',
      industryBackground: 'Technologie',
    },
    interviewLanguage: 'Français',
    tailoredQuestions: [],
    status: 'OPEN',
    listed: true,
    promiseDays: null,
    emphasis: 'balanced',
    indispensableSkills: [],
    asksForWriting: false,
    maxCandidates: 50,
    profileLocked: false,
    questionsRead: true,
    ...changes,
  };
}

export function companyJobs(...jobs: readonly Job[]): CompanyJobs {
  const entries = jobs.map((one) => ({
    job: one,
    numCandidates: one.currentCandidatesCount,
    funnel: { completed: one.currentCandidatesCount, invited: 0 },
  }));
  return { jobs: entries, totalCandidates: entries.reduce((sum, { numCandidates }) => sum + numCandidates, 0) };
}

export function question(id: string, text: string, changes: Partial<JobQuestion> = {}): JobQuestion {
  return {
    id,
    text,
    kind: 'behaviour',
    competency: 'Communication',
    requirement: 'Savoir-être choisi dans l’offre',
    rationale: 'Un fait passé dit plus qu’une opinion.',
    evidence: ['une situation précise'],
    expectation: ['Une bonne réponse dit la situation et le résultat.'],
    anchors: { 0: 'Rien.', 2: 'Un épisode vague.', 4: 'Une situation, une action, un résultat.' },
    followUps: ['Qu’auriez-vous fait autrement ?'],
    advice: [],
    ...changes,
  };
}

export function jobQuestions(
  questions: readonly JobQuestion[],
  editable = true,
  changes: Partial<JobQuestions> = {},
): JobQuestions {
  return {
    jobId: 'j1',
    title: 'Développeur front-end',
    interviewLanguage: 'Français',
    editable,
    questionsRead: true,
    drafts: false,
    questions: [...questions],
    coverage: [],
    ...changes,
  };
}
