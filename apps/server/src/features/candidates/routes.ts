import {
  countStages,
  downloadFile,
  exportCandidates,
  exportFunnel,
  fillJob,
  getCandidate,
  getCandidateCv,
  getFunnel,
  listCandidates,
  listMoves,
  moveCandidates,
  previewRejection,
  rejectCandidate,
  rejectCandidates,
  saveCandidateNotes,
  undoMoves,
  unrejectCandidate,
  unrejectCandidates,
} from '@kafaa/domain/candidates/api';
import { bind, actor, readerOf, type Session } from '#/platform/http/route';
import * as cvs from './cv-service.ts';
import * as decisions from './decision-service.ts';
import * as exporting from './export-service.ts';
import * as service from './service.ts';
import * as stages from './stages-service.ts';

/** Company of the session, and the evaluations that its person may read. */
const reader = (session: Session) => ({ companyId: session.companyId, reader: readerOf(session) });

const decider = (session: Session) => ({ ...actor(session), offers: session.offers });

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
  bind(previewRejection, ({ deps, session, params }) =>
    decisions.previewRejection(deps, {
      companyId: session.companyId,
      candidateId: params.id,
      short: !session.allows('REJECTION_EMAIL'),
    }),
  ),
  bind(unrejectCandidate, ({ deps, session, params }) =>
    decisions.onlyOne(decisions.unrejectCandidates(deps, { ...decider(session), ids: [params.id] })),
  ),
  bind(rejectCandidates, ({ deps, session, body }) => decisions.rejectCandidates(deps, { ...actor(session), ...body })),
  bind(unrejectCandidates, ({ deps, session, body }) =>
    decisions.unrejectCandidates(deps, { ...decider(session), ...body }),
  ),
  bind(moveCandidates, ({ deps, session, body }) => stages.moveCandidates(deps, { ...decider(session), ...body })),
  bind(undoMoves, ({ deps, session, body }) => stages.undoMoves(deps, { ...decider(session), ...body })),
  bind(listMoves, ({ deps, session, params }) =>
    stages.listMoves(deps, { companyId: session.companyId, candidateId: params.id }),
  ),
  bind(countStages, ({ deps, session, params }) =>
    stages.countStages(deps, { companyId: session.companyId, jobId: params.jobId }),
  ),
  bind(getFunnel, ({ deps, session, params }) =>
    stages.getFunnel(deps, { companyId: session.companyId, jobId: params.jobId }),
  ),
  bind(exportFunnel, ({ deps, session, params }) =>
    stages.exportFunnel(deps, { companyId: session.companyId, jobId: params.jobId }),
  ),
  bind(fillJob, ({ deps, session, params }) => stages.fillJob(deps, { ...decider(session), candidateId: params.id })),
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
