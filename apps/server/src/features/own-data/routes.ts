import {
  correctCvFields,
  correctOwnData,
  downloadOwnCv,
  eraseOwnData,
  exportOwnData,
  getOwnData,
  renewOwnDataLink,
  renewOwnInterview,
  requestAccess,
  reopenInterview,
  resumeApplication,
  withdrawApplication,
} from '@kafaa/domain/own-data/api';
import { correctCandidateEmail } from '@kafaa/domain/candidates/api';
import type { Deps } from '#/deps';
import { bind } from '#/platform/http/route';
import { correctAddress } from './address-service.ts';
import { namedBy, renewLink } from './links-service.ts';
import * as reopening from './reopen-service.ts';
import * as service from './service.ts';

/** Checks the link's signature only; the handler looks up the data. */
const opens = async ({ deps, params }: { deps: Deps; params: { link: string } }) =>
  namedBy(deps, params.link).candidateId;

export const ownDataRoutes = [
  // Bound here because this feature can send again every kind of mail that was refused.
  bind(correctCandidateEmail, ({ deps, session: { companyId, userId }, params, body }) =>
    correctAddress(deps, { companyId, userId, candidateId: params.id, email: body.email }),
  ),
  bind(reopenInterview, ({ deps, session: { companyId, userId }, params }) =>
    reopening.reopenInterview(deps, { companyId, userId, candidateId: params.id }),
  ),
  bind(getOwnData, ({ deps, params }) => service.getOwnData(deps, params.link)),
  bind(requestAccess, ({ deps, params }) => service.requestAccess(deps, params.link), opens),
  bind(exportOwnData, ({ deps, params }) => service.exportOwnData(deps, params.link), opens),
  bind(downloadOwnCv, ({ deps, params }) => service.downloadOwnCv(deps, params.link), opens),
  bind(correctOwnData, ({ deps, params, body }) => service.correctOwnData(deps, params.link, body)),
  bind(correctCvFields, ({ deps, params, body }) => service.correctCvFields(deps, params.link, body)),
  bind(withdrawApplication, ({ deps, params }) => service.withdraw(deps, params.link), opens),
  bind(resumeApplication, ({ deps, params }) => service.resume(deps, params.link), opens),
  bind(renewOwnDataLink, ({ deps, params }) => renewLink(deps, params.link), opens),
  bind(renewOwnInterview, ({ deps, params }) => service.renewOwnInterview(deps, params.link), opens),
  bind(eraseOwnData, ({ deps, params }) => service.erase(deps, params.link)),
];
