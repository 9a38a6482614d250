import {
  changeDeduction,
  changeHouse,
  changeReading,
  exportAgreement,
  exportFairness,
  getAgreement,
  getEngines,
  getFairness,
  getHouse,
  getIndependence,
  getInstructions,
  previewWeights,
  recalculate,
  requestSwapTest,
  setAnswerLevel,
  setHumanLevel,
} from '@kafaa/domain/evaluations/api';
import { bind, readerOf, type Session } from '#/platform/http/route';
import * as decisions from './decision-service.ts';
import * as fairness from './fairness-service.ts';
import * as houses from './house-service.ts';
import * as reading from './reading-service.ts';
import * as recalculation from './recalculation-service.ts';
import * as swaps from './swap-service.ts';
import * as weights from './weights-service.ts';

/** Scope of a request: one offer or all offers of the company, with the access rights of the session's person. */
const scopeOf = (session: Session, { jobId }: { jobId?: string | undefined }) => ({
  companyId: session.companyId,
  reader: readerOf(session),
  jobId,
});

export const evaluationsRoutes = [
  bind(changeDeduction, ({ deps, session, params, body }) =>
    decisions.changeDeduction(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(setHumanLevel, ({ deps, session, params, body }) =>
    decisions.setHumanLevel(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(setAnswerLevel, ({ deps, session, params, body }) =>
    reading.setAnswerLevel(deps, session, { candidateId: params.id, ...body }),
  ),
  bind(changeReading, ({ deps, session, body }) => reading.changeReading(deps, session, body.on)),
  bind(getIndependence, ({ deps, session }) => reading.getIndependence(deps, session)),
  bind(getAgreement, ({ deps, session, query }) => decisions.getAgreement(deps, scopeOf(session, query))),
  bind(exportAgreement, ({ deps, session, query }) => decisions.exportAgreement(deps, scopeOf(session, query))),
  bind(getHouse, ({ deps, session }) => houses.getHouse(deps, session.companyId)),
  bind(changeHouse, ({ deps, session, body }) => houses.changeHouse(deps, session, body.on)),
  bind(getFairness, ({ deps, session, query }) => fairness.getFairness(deps, scopeOf(session, query))),
  bind(getInstructions, ({ deps }) => fairness.getInstructions(deps)),
  bind(exportFairness, ({ deps, session, query }) => fairness.exportFairness(deps, scopeOf(session, query))),
  bind(requestSwapTest, ({ deps, session, query }) =>
    swaps.requestSwapTest(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(getEngines, ({ deps, session, query }) => recalculation.getEngines(deps, session, query.jobId)),
  bind(recalculate, ({ deps, session, query }) => recalculation.recalculate(deps, session, query.jobId)),
  bind(previewWeights, ({ deps, session, body }) => weights.previewWeights(deps, session, body)),
];
