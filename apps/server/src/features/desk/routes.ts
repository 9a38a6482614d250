import { chooseInterviewMails, getDesk, getInterviewMails, visitOffer } from '@kafaa/domain/desk/api';
import { bind } from '#/platform/http/route';
import * as digests from './digest-service.ts';
import * as service from './service.ts';

export const deskRoutes = [
  bind(getDesk, ({ deps, session, query }) => service.getDesk(deps, session, query.size)),
  bind(visitOffer, ({ deps, session, params }) => service.visitOffer(deps, session, params.jobId)),
  bind(getInterviewMails, ({ deps, session }) => digests.getInterviewMails(deps, session)),
  bind(chooseInterviewMails, ({ deps, session, body }) => digests.chooseInterviewMails(deps, session, body.choice)),
];
