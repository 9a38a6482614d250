import { searchPeople } from '@kafaa/domain/search/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const searchRoutes = [
  bind(searchPeople, ({ deps, session, query }) => service.searchPeople(deps, session, query)),
];
