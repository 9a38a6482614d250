import * as z from 'zod/mini';
import { endpoint } from '#/kernel/endpoint';
import { EVERYBODY, RECRUITERS } from '#/kernel/roles';
import { calendarSchema, feedSchema, freeSlotsSchema, weeklyHoursSchema } from './schema.ts';

/** Every plan includes the calendar, like the list of meetings: a company whose plan has ended still sees its meetings. */
export const getCalendar = endpoint({
  name: 'calendar.get',
  method: 'GET',
  path: '/calendar',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Vos réglages d’agenda\u00a0: le lien privé, s’il est ouvert, et vos horaires d’entretien',
  output: calendarSchema,
  errors: [],
});

export const openFeed = endpoint({
  name: 'calendar.openFeed',
  method: 'POST',
  path: '/calendar/feed',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  limits: [{ per: ['company'], calls: 300, seconds: 3600 }],
  summary: 'Crée le lien privé de votre agenda, montré cette seule fois\u00a0; le précédent ne s’ouvre plus',
  output: feedSchema,
  status: 201,
  errors: [],
});

export const closeFeed = endpoint({
  name: 'calendar.closeFeed',
  method: 'DELETE',
  path: '/calendar/feed',
  access: 'company',
  roles: EVERYBODY,
  offers: 'none',
  summary: 'Ferme le lien privé de votre agenda\u202F; répéter ne change rien',
  output: z.object({ message: z.string() }),
  errors: [],
});

export const saveHours = endpoint({
  name: 'calendar.saveHours',
  method: 'PUT',
  path: '/calendar/hours',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  feature: 'SCHEDULING',
  limits: [{ per: ['company'], calls: 600, seconds: 3600 }],
  summary: 'Enregistre vos horaires d’entretien de chaque semaine, à l’heure de Tunis',
  body: weeklyHoursSchema,
  output: calendarSchema,
  errors: [],
});

export const listFreeSlots = endpoint({
  name: 'calendar.freeSlots',
  method: 'GET',
  path: '/calendar/slots',
  access: 'company',
  roles: RECRUITERS,
  offers: 'none',
  feature: 'SCHEDULING',
  summary: 'Trois prochains créneaux libres, sur plusieurs jours si possible, d’après vos horaires et vos entretiens',
  output: freeSlotsSchema,
  errors: [],
});

export const calendarApi = [getCalendar, openFeed, closeFeed, saveHours, listFreeSlots] as const;
