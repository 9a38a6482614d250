import {
  getMessages,
  listGroups,
  previewGroup,
  previewTemplate,
  takeBackGroup,
  writeGroup,
} from '@kafaa/domain/messages/api';
import { actor, bind } from '#/platform/http/route';
import * as groups from './group-service.ts';
import * as previews from './preview-service.ts';
import * as service from './service.ts';

export const messagesRoutes = [
  bind(getMessages, ({ deps, session: { companyId }, params }) =>
    service.getMessages(deps, { companyId, candidateId: params.id }),
  ),
  bind(previewTemplate, ({ deps, session: { companyId }, params, body }) =>
    previews.previewTemplate(deps, { companyId, kind: params.kind }, body),
  ),
  bind(previewGroup, ({ deps, session: { companyId, offers }, params, body }) =>
    groups.previewGroup(deps, { companyId, offers, ...params }, body),
  ),
  bind(writeGroup, ({ deps, session, params, body }) =>
    groups.writeGroup(deps, { ...actor(session), offers: session.offers, ...params }, body),
  ),
  bind(listGroups, ({ deps, session: { companyId }, params }) => groups.listGroups(deps, { companyId, ...params })),
  bind(takeBackGroup, ({ deps, session, params: { jobId, id: groupId } }) =>
    groups.takeBackGroup(deps, { ...actor(session), jobId, groupId }),
  ),
];
