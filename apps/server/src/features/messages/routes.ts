import { getMessages, previewTemplate } from '@kafaa/domain/messages/api';
import { bind } from '#/platform/http/route';
import * as previews from './preview-service.ts';
import * as service from './service.ts';

export const messagesRoutes = [
  bind(getMessages, ({ deps, session: { companyId }, params }) =>
    service.getMessages(deps, { companyId, candidateId: params.id }),
  ),
  bind(previewTemplate, ({ deps, session: { companyId }, params, body }) =>
    previews.previewTemplate(deps, { companyId, kind: params.kind }, body),
  ),
];
