import { completeOnboarding } from '@kafaa/domain/companies/api';
import { bind } from '#/platform/route';
import * as service from './service.ts';

export const companiesRoutes = [
  bind(completeOnboarding, ({ deps, session, body }) => service.completeOnboarding(deps, session.companyId, body)),
];
