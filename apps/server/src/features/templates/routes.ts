import { listTemplates, resetTemplate, saveTemplate } from '@kafaa/domain/templates/api';
import { actor, bind } from '#/platform/http/route';
import * as service from './service.ts';

export const templatesRoutes = [
  bind(listTemplates, ({ deps, session }) => service.listTemplates(deps, session.companyId)),
  bind(saveTemplate, ({ deps, session, params, body }) =>
    service.saveTemplate(deps, { ...actor(session), kind: params.kind }, body),
  ),
  bind(resetTemplate, ({ deps, session, params }) =>
    service.resetTemplate(deps, { ...actor(session), kind: params.kind }),
  ),
];
