import {
  completeOnboarding,
  getLogo,
  getSettings,
  removeLogo,
  saveLogo,
  saveSettings,
} from '@kafaa/domain/companies/api';
import { bind } from '#/platform/http/route';
import * as logos from './logo-service.ts';
import * as service from './service.ts';
import * as settings from './settings-service.ts';

export const companiesRoutes = [
  bind(completeOnboarding, ({ deps, session, body }) => service.completeOnboarding(deps, session.companyId, body)),
  bind(getSettings, ({ deps, session }) => settings.getSettings(deps, session)),
  bind(saveSettings, ({ deps, session, body }) => settings.saveSettings(deps, session, body)),
  bind(getLogo, ({ deps, session }) => logos.getLogo(deps, session.companyId)),
  bind(saveLogo, ({ deps, session, body }) => logos.saveLogo(deps, session.companyId, body)),
  bind(removeLogo, ({ deps, session }) => logos.removeLogo(deps, session.companyId)),
];
