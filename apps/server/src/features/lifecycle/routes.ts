import { askErasure, getCompanyLife, getExport, keepCompany, requestExport } from '@kafaa/domain/lifecycle/api';
import { bind } from '#/platform/http/route';
import * as erasing from './erase-service.ts';
import * as service from './service.ts';

export const lifecycleRoutes = [
  bind(getCompanyLife, ({ deps, session }) => service.getCompanyLife(deps, session)),
  bind(requestExport, ({ deps, session }) => service.requestExport(deps, session)),
  bind(getExport, ({ deps, session }) => service.getExport(deps, session)),
  bind(askErasure, ({ deps, session, body }) => erasing.askErasure(deps, session, body)),
  bind(keepCompany, ({ deps, session }) => erasing.keepCompany(deps, session)),
];
