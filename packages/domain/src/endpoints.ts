import { authApi } from '#/auth/api';
import { sessionSchema } from '#/auth/schema';
import { calendarApi } from '#/calendar/api';
import { candidatesApi } from '#/candidates/api';
import { candidateSchema } from '#/candidates/schema';
import { copiesApi } from '#/copies/api';
import { resemblanceSchema } from '#/copies/schema';
import { companiesApi } from '#/companies/api';
import { settingsSchema } from '#/companies/schema';
import { deskApi } from '#/desk/api';
import { deskSchema } from '#/desk/schema';
import { evaluationsApi } from '#/evaluations/api';
import { agreementSchema, evaluationSchema } from '#/evaluations/schema';
import { interviewsApi } from '#/interviews/api';
import { chatSchema, interviewSchema } from '#/interviews/schema';
import { hindsightApi } from '#/hindsight/api';
import { invitationsApi } from '#/invitations/api';
import { invitationItemSchema } from '#/invitations/schema';
import { jobsApi } from '#/jobs/api';
import { jobQuestionsSchema, jobSchema, publicJobSchema } from '#/jobs/schema';
import type { Endpoint } from '#/kernel/endpoint';
import { lifecycleApi } from '#/lifecycle/api';
import { companyLifeSchema } from '#/lifecycle/schema';
import { mailsApi } from '#/mails/api';
import { searchApi } from '#/search/api';
import { foundPersonSchema } from '#/search/schema';
import { plansApi } from '#/plans/api';
import { poolApi } from '#/pool/api';
import { reportsApi } from '#/reports/api';
import { feedbackApi } from '#/feedback/api';
import { planSchema, subscriptionSchema } from '#/plans/schema';
import { teamApi } from '#/team/api';
import { memberSchema } from '#/team/schema';
import { messagesApi } from '#/messages/api';
import { messagesSchema } from '#/messages/schema';
import { templatesApi } from '#/templates/api';
import { mailViewSchema, templateSchema } from '#/templates/schema';
import { opinionsApi } from '#/opinions/api';
import { opinionsSchema, scorecardSchema } from '#/opinions/schema';
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
  ...templatesApi,
  ...jobsApi,
  ...teamApi,
  ...candidatesApi,
  ...interviewsApi,
  ...searchApi,
  ...evaluationsApi,
  ...feedbackApi,
  ...hindsightApi,
  ...copiesApi,
  ...reportsApi,
  ...invitationsApi,
  ...calendarApi,
  ...ownDataApi,
  ...poolApi,
  ...reviewsApi,
  ...opinionsApi,
  ...deskApi,
  ...messagesApi,
  ...lifecycleApi,
];

/** Headings of the features in the API documentation. */
export const featureTitles: Readonly<Record<string, string>> = {
  mails: 'Boîte d’envoi',
  companies: 'Entreprise',
  auth: 'Compte et session',
  plans: 'Plans et abonnements',
  templates: 'Modèles d’e-mails',
  jobs: 'Offres d’emploi',
  team: 'Équipe',
  candidates: 'Candidats',
  interviews: 'Entretiens',
  search: 'Recherche',
  evaluations: 'Évaluations',
  feedback: 'Bilan pour le candidat',
  hindsight: 'Retour sur les embauches',
  copies: 'Ressemblances entre réponses',
  reports: 'Rapports',
  invitations: 'Invitations à un entretien',
  calendar: 'Agenda et horaires d’entretien',
  'own-data': 'Droits du candidat sur ses données',
  pool: 'Vivier',
  reviews: 'Contestations et demandes d’une personne',
  opinions: 'Avis de personnes',
  desk: 'À traiter',
  messages: 'Messages aux candidats',
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
  Member: memberSchema,
  JobQuestions: jobQuestionsSchema,
  Candidate: candidateSchema,
  Evaluation: evaluationSchema,
  Agreement: agreementSchema,
  Resemblance: resemblanceSchema,
  Interview: interviewSchema,
  Chat: chatSchema,
  OwnData: ownDataSchema,
  Review: reviewSchema,
  Opinions: opinionsSchema,
  Scorecard: scorecardSchema,
  Messages: messagesSchema,
  Template: templateSchema,
  MailView: mailViewSchema,
  FoundPerson: foundPersonSchema,
  Invitation: invitationItemSchema,
  Desk: deskSchema,
  CompanyLife: companyLifeSchema,
} as const;
