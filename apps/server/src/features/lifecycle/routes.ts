import { getCompanyLife, getExport, requestExport } from '@kafaa/domain/lifecycle/api';
import { bind } from '#/platform/route';
import * as service from './service.ts';

export const lifecycleRoutes = [
  bind(getCompanyLife, ({ deps, session }) => service.getCompanyLife(deps, session)),
  bind(requestExport, ({ deps, session }) => service.requestExport(deps, session)),
  bind(getExport, ({ deps, session }) => service.getExport(deps, session)),
];
