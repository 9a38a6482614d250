import { readOutbox } from '@kafaa/domain/mails/api';
import { bind } from '#/platform/http/route';
import { readOutboxMails } from './service.ts';

export const mailsRoutes = [bind(readOutbox, ({ deps, query }) => readOutboxMails(deps, query))];
