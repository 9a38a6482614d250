import { closeFeed, getCalendar, listFreeSlots, openFeed, saveHours } from '@kafaa/domain/calendar/api';
import { bind } from '#/platform/http/route';
import * as service from './service.ts';

export const calendarRoutes = [
  bind(getCalendar, ({ deps, session }) => service.getCalendar(deps, session)),
  bind(openFeed, ({ deps, session }) => service.openFeed(deps, session)),
  bind(closeFeed, ({ deps, session }) => service.closeFeed(deps, session)),
  bind(saveHours, ({ deps, session, body }) => service.saveHours(deps, session, body)),
  bind(listFreeSlots, ({ deps, session }) => service.listFreeSlots(deps, session)),
];
