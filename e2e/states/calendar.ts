import type { CalendarSettings, FreeSlots, OpenedFeed } from '@kafaa/domain/calendar/schema';
import { DAY_MS } from '@kafaa/domain/kernel/time';
import type { InvitationDefaults, MeetingDefaults } from '@kafaa/domain/invitations/schema';
import type { Mock } from '@kafaa/testing/product/mock-api';
import { subscription } from '@kafaa/testing/product/offers-data';
import { type Answers, click, company, type Open } from './stage.ts';

const range = (day: 2 | 4, from: number, until: number) => ({ day, from: from * 60, until: until * 60 });
const settings = (more: Partial<CalendarSettings> = {}): Mock => ({
  body: { feedSince: null, hours: { ranges: [], durationMinutes: 60 }, ...more } satisfies CalendarSettings,
});
export const EMPTY = settings();
export const FILLED = settings({
  feedSince: '2026-11-24T08:00:00.000Z',
  hours: { ranges: [range(2, 14, 17), range(4, 9, 12)], durationMinutes: 30 },
});

export const defaultsOf = (set: MeetingDefaults): Answers => ({
  'GET /invitations/defaults': {
    body: {
      interviewType: 'ONLINE',
      places: { ONLINE: '', IN_PERSON: '' },
      durationMinutes: 60,
      company: set,
    } satisfies InvitationDefaults,
  },
});
export const SET = defaultsOf({
  durationMinutes: 45,
  link: 'https://meet.example/medina',
  address: '12, rue de la Kasbah',
});

export const calendar = (answer: Mock, answers: Answers = {}, then?: Parameters<typeof company>[2]): Open =>
  company(
    '/Settings?section=agenda',
    {
      'GET /calendar': answer,
      'GET /subscriptions/user': { body: [subscription('entreprise')] },
      ...defaultsOf({ durationMinutes: null, link: '', address: '' }),
      ...answers,
    },
    then,
  );

/** Subscription of a plan without meetings. */
export const STARTER: Answers = { 'GET /subscriptions/user': { body: [subscription('starter')] } };

export const OPENED: Answers = {
  'POST /calendar/feed': {
    status: 201,
    body: {
      url: 'https://kafaa.example/agenda/fZ3tq0uHk2cXwP8mB1vR5yLd7eJ9sA4nT6gKoIiQxUc.ics',
      feedSince: '2026-11-28T08:00:00.000Z',
      message: 'Le lien de votre agenda est prêt.',
    } satisfies OpenedFeed,
  },
};
export const creating: Parameters<typeof company>[2] = (page) => click(page, 'Créer mon lien');
export const replacing: Parameters<typeof company>[2] = (page) => click(page, 'Remplacer le lien');
/** Fills in a first range that ends before it begins, and saves. */
export const reversed: Parameters<typeof company>[2] = async (page) => {
  await page.getByLabel('À', { exact: true }).first().selectOption('09:00');
  await click(page, 'Enregistrer mes horaires');
};

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const free = (more: Partial<FreeSlots> = {}): Answers => ({
  'GET /calendar/slots': {
    body: { hasHours: true, durationMinutes: 30, slots: [2, 4, 6].map(inDays), ...more } satisfies FreeSlots,
  },
});
export const FREE = free();
export const NO_FREE = free({ slots: [] });
export const NO_HOURS = free({ hasHours: false, slots: [] });
