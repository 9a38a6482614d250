import {
  downloadFile,
  exportCandidates,
  getCandidate,
  getCandidateCv,
  listCandidates,
  rejectCandidate,
  rejectCandidates,
  saveCandidateNotes,
  unrejectCandidate,
  unrejectCandidates,
} from '@kafaa/domain/candidates/api';
import { bind, actor, type Session } from '#/platform/http/route';
import * as cvs from './cv-service.ts';
import * as decisions from './decision-service.ts';
import * as exporting from './export-service.ts';
import * as service from './service.ts';

/** The session's company, and whether its plan shows answers. */
const reader = ({ companyId, allows }: Session) => ({ companyId, passages: allows('TRANSCRIPTS') });

export const candidatesRoutes = [
  bind(listCandidates, ({ deps, session, params, query }) =>
    service.listCandidates(deps, { ...reader(session), jobId: params.jobId }, query),
  ),
  bind(getCandidate, ({ deps, session, params }) =>
    service.getCandidate(deps, { ...reader(session), candidateId: params.id }),
  ),
  bind(rejectCandidate, ({ deps, session, params, body }) =>
    decisions.onlyOne(decisions.rejectCandidates(deps, { ...actor(session), ids: [params.id], ...body })),
  ),
  bind(unrejectCandidate, ({ deps, session, params }) =>
    decisions.onlyOne(decisions.unrejectCandidates(deps, { ...actor(session), ids: [params.id] })),
  ),
  bind(rejectCandidates, ({ deps, session, body }) => decisions.rejectCandidates(deps, { ...actor(session), ...body })),
  bind(unrejectCandidates, ({ deps, session, body }) =>
    decisions.unrejectCandidates(deps, { ...actor(session), ...body }),
  ),
  bind(saveCandidateNotes, ({ deps, session, params, body }) =>
    service.saveNotes(deps, { companyId: session.companyId, candidateId: params.id }, body),
  ),
  bind(exportCandidates, ({ deps, session, params, query }) =>
    exporting.exportCandidates(deps, session, { companyId: session.companyId, jobId: params.jobId }, query),
  ),
  bind(getCandidateCv, ({ deps, session, params }) =>
    cvs.getCvLink(deps, { ...actor(session), candidateId: params.id }),
  ),
  bind(downloadFile, ({ deps, params }) => cvs.downloadFile(deps, params.link)),
];
