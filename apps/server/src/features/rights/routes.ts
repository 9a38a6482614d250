import {
  correctOwnData,
  downloadOwnCv,
  eraseOwnData,
  exportOwnData,
  getOwnData,
  resumeApplication,
  withdrawApplication,
} from '@kafaa/domain/rights/api';
import { correctCandidateEmail } from '@kafaa/domain/candidates/api';
import { bind } from '#/platform/route';
import { correctAddress } from './address-service.ts';
import * as service from './service.ts';

export const rightsRoutes = [
  // Here because it writes every kind of mail again.
  bind(correctCandidateEmail, ({ deps, session: { companyId, userId }, params, body }) =>
    correctAddress(deps, { companyId, userId, candidateId: params.id, email: body.email }),
  ),
  bind(getOwnData, ({ deps, params }) => service.getOwnData(deps, params.link)),
  bind(exportOwnData, ({ deps, params }) => service.exportOwnData(deps, params.link)),
  bind(downloadOwnCv, ({ deps, params }) => service.downloadOwnCv(deps, params.link)),
  bind(correctOwnData, ({ deps, params, body }) => service.correctOwnData(deps, params.link, body)),
  bind(withdrawApplication, ({ deps, params }) => service.withdraw(deps, params.link)),
  bind(resumeApplication, ({ deps, params }) => service.resume(deps, params.link)),
  bind(eraseOwnData, ({ deps, params }) => service.erase(deps, params.link)),
];
