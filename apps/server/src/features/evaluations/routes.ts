import {
  changeDeduction,
  changeHouse,
  exportAgreement,
  exportFairness,
  getAgreement,
  getEngines,
  getFairness,
  getHouse,
  getInstructions,
  previewWeights,
  recalculate,
  requestSwapTest,
  setHumanLevel,
} from '@kafaa/domain/evaluations/api';
import { bind } from '#/platform/http/route';
import * as decisions from './decision-service.ts';
import * as fairness from './fairness-service.ts';
import * as houses from './house-service.ts';
import * as recalculation from './recalculation-service.ts';
import * as swaps from './swap-service.ts';
import * as weights from './weights-service.ts';

export const evaluationsRoutes = [
  bind(changeDeduction, ({ deps, session, params, body }) =>
    decisions.changeDeduction(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(setHumanLevel, ({ deps, session, params, body }) =>
    decisions.setHumanLevel(deps, { session, candidateId: params.id, ...body }),
  ),
  bind(getAgreement, ({ deps, session, query }) =>
    decisions.getAgreement(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(exportAgreement, ({ deps, session, query }) =>
    decisions.exportAgreement(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(getHouse, ({ deps, session }) => houses.getHouse(deps, session.companyId)),
  bind(changeHouse, ({ deps, session, body }) => houses.changeHouse(deps, session, body.on)),
  bind(getFairness, ({ deps, session, query }) =>
    fairness.getFairness(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(getInstructions, ({ deps }) => fairness.getInstructions(deps)),
  bind(exportFairness, ({ deps, session, query }) =>
    fairness.exportFairness(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(requestSwapTest, ({ deps, session, query }) =>
    swaps.requestSwapTest(deps, { companyId: session.companyId, jobId: query.jobId }),
  ),
  bind(getEngines, ({ deps, session, query }) => recalculation.getEngines(deps, session, query.jobId)),
  bind(recalculate, ({ deps, session, query }) => recalculation.recalculate(deps, session, query.jobId)),
  bind(previewWeights, ({ deps, session, body }) => weights.previewWeights(deps, session.companyId, body)),
];
