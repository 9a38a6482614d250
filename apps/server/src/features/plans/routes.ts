import { buyFreePlan, buyPlan, listPlans, listSubscriptions } from '@kafaa/domain/plans/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const plansRoutes = [
  bind(listPlans, ({ deps }) => service.listPlans(deps)),
  bind(buyPlan, ({ deps, session, params }) => service.requestPlan(deps, session.companyId, params.planId)),
  bind(buyFreePlan, ({ deps, session, params }) => service.activateFreePlan(deps, session.companyId, params.planId)),
  bind(listSubscriptions, ({ deps, session }) => service.listSubscriptions(deps, session.companyId)),
];
