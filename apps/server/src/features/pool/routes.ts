import { choosePool } from '@kafaa/domain/pool/api';
import { bind } from '#/platform/http/route';
import { namedBy } from '../own-data/links-service.ts';
import * as service from './service.ts';

export const poolRoutes = [
  bind(
    choosePool,
    ({ deps, params, body }) => service.choosePool(deps, params.link, body),
    async ({ deps, params }) => namedBy(deps, params.link).candidateId,
  ),
];
