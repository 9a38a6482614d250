import { answerHindsight, changeHindsight, getHindsight, getHindsightQuestion } from '@kafaa/domain/hindsight/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const hindsightRoutes = [
  bind(getHindsight, ({ deps, session }) => service.getHindsight(deps.db, session.companyId)),
  bind(changeHindsight, ({ deps, session, body }) => service.changeHindsight(deps, session, body.on)),
  bind(getHindsightQuestion, ({ deps, session, params }) =>
    service.getHindsightQuestion(deps, session, params.candidateId),
  ),
  bind(answerHindsight, ({ deps, session, params, body }) =>
    service.answerHindsight(deps, session, { ...params, ...body }),
  ),
];
