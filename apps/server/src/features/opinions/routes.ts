import {
  addComment,
  createOpinionLink,
  getHistory,
  getOpinions,
  removeComment,
  revokeOpinionLink,
  saveScorecard,
} from '@kafaa/domain/opinions/api';
import { bind } from '#/platform/http/route';
import * as links from './links-service.ts';
import * as service from './service.ts';

export const opinionsRoutes = [
  bind(getOpinions, ({ deps, session, params }) => service.getOpinions(deps, session, params.id)),
  bind(createOpinionLink, ({ deps, session, body }) => links.createLink(deps, session, body)),
  bind(revokeOpinionLink, ({ deps, session, params }) =>
    links.revokeLink(deps, session, { candidateId: params.id, linkId: params.linkId }),
  ),
  bind(addComment, ({ deps, session, params, body }) =>
    service.addComment(deps, session, { candidateId: params.id, ...body }),
  ),
  bind(removeComment, ({ deps, session, params }) =>
    service.removeComment(deps, session, { candidateId: params.id, commentId: params.commentId }),
  ),
  bind(saveScorecard, ({ deps, session, params, body }) =>
    service.saveScorecard(deps, session, { candidateId: params.id, ...body }),
  ),
  bind(getHistory, ({ deps, session, params }) => service.getHistory(deps, session, params.id)),
];
