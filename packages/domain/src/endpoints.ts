import { authApi } from '#/auth/api';
import { sessionSchema } from '#/auth/schema';
import { candidatesApi } from '#/candidates/api';
import { candidateSchema } from '#/candidates/schema';
import { copiesApi } from '#/copies/api';
import { resemblanceSchema } from '#/copies/schema';
import { companiesApi } from '#/companies/api';
import { settingsSchema } from '#/companies/schema';
import { evaluationsApi } from '#/evaluations/api';
import { agreementSchema, evaluationSchema } from '#/evaluations/schema';
import { interviewsApi } from '#/interviews/api';
import { chatSchema, interviewSchema } from '#/interviews/schema';
import { invitationsApi } from '#/invitations/api';
import { invitationItemSchema } from '#/invitations/schema';
import { jobsApi } from '#/jobs/api';
import { jobQuestionsSchema, jobSchema, publicJobSchema } from '#/jobs/schema';
import type { Endpoint } from '#/kernel/endpoint';
import { lifecycleApi } from '#/lifecycle/api';
import { companyLifeSchema } from '#/lifecycle/schema';
import { mailsApi } from '#/mails/api';
import { plansApi } from '#/plans/api';
import { reportsApi } from '#/reports/api';
import { planSchema, subscriptionSchema } from '#/plans/schema';
import { reviewsApi } from '#/reviews/api';
import { reviewSchema } from '#/reviews/schema';
import { ownDataApi } from '#/own-data/api';
import { ownDataSchema } from '#/own-data/schema';

/** Every endpoint of the product, in rank order: the server binds them; clients, the API documentation and tests derive from them. */
export const endpoints: readonly Endpoint[] = [
  ...mailsApi,
  ...companiesApi,
  ...authApi,
  ...plansApi,
  ...jobsApi,
  ...candidatesApi,
  ...interviewsApi,
  ...evaluationsApi,
  ...copiesApi,
  ...reportsApi,
  ...invitationsApi,
  ...ownDataApi,
  ...reviewsApi,
  ...lifecycleApi,
];

/** Headings of the features in the API documentation. */
export const featureTitles: Readonly<Record<string, string>> = {
  mails: 'Boîte d’envoi',
  companies: 'Entreprise',
  auth: 'Compte et session',
  plans: 'Plans et abonnements',
  jobs: 'Offres d’emploi',
  candidates: 'Candidats',
  interviews: 'Entretiens',
  evaluations: 'Évaluations',
  copies: 'Ressemblances entre réponses',
  reports: 'Rapports',
  invitations: 'Invitations à un entretien',
  'own-data': 'Droits du candidat sur ses données',
  reviews: 'Contestations et demandes d’une personne',
  lifecycle: 'Données de l’entreprise',
};

/** Response schemas shared by several endpoints, under their names in the API documentation. */
export const namedShapes = {
  Settings: settingsSchema,
  Session: sessionSchema,
  Plan: planSchema,
  Subscription: subscriptionSchema,
  Job: jobSchema,
  PublicJob: publicJobSchema,
  JobQuestions: jobQuestionsSchema,
  Candidate: candidateSchema,
  Evaluation: evaluationSchema,
  Agreement: agreementSchema,
  Resemblance: resemblanceSchema,
  Interview: interviewSchema,
  Chat: chatSchema,
  OwnData: ownDataSchema,
  Review: reviewSchema,
  Invitation: invitationItemSchema,
  CompanyLife: companyLifeSchema,
} as const;
