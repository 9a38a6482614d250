import { SLOT_DAYS } from '@kafaa/domain/calendar/options';
import { nextFreeSlots } from '@kafaa/domain/calendar/rules';
import type { CalendarSettings, FreeSlots, OpenedFeed, WeeklyHours } from '@kafaa/domain/calendar/schema';
import { MAX_DURATION_MINUTES, MEETING_MINUTES } from '@kafaa/domain/invitations/options';
import { DAY_MS, MINUTE_MS } from '@kafaa/domain/kernel/time';
import type { Deps } from '#/deps';
import type { Session } from '#/platform/http/route';
import { randomToken } from '#/platform/data/ids';
import { hashToken } from '#/platform/links/token';
import { recordAuditEvent } from '../audit/service.ts';
import * as store from './store.ts';

export async function getCalendar(deps: Deps, { companyId, userId }: Session): Promise<CalendarSettings> {
  const found = await store.findCalendar(deps.db, { companyId, userId });
  return {
    feedSince: found?.feedSince?.toISOString() ?? null,
    hours: { ranges: found?.ranges ?? [], durationMinutes: found?.durationMinutes ?? MEETING_MINUTES },
  };
}

/** Opens the person's private feed; an earlier feed ends. Only this answer contains the URL. */
export async function openFeed(deps: Deps, { companyId, userId }: Session): Promise<OpenedFeed> {
  const token = randomToken();
  const createdAt = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await store.replaceFeed(tx, { companyId, userId, tokenHash: hashToken(token), createdAt });
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'FEED_OPENED', of: userId });
  });
  return {
    url: `${deps.config.publicUrl}/agenda/${token}.ics`,
    feedSince: createdAt.toISOString(),
    message: 'Le lien de votre agenda est prêt.',
  };
}

/** Ends the person's feed at once. Idempotent. */
export async function closeFeed(deps: Deps, { companyId, userId }: Session) {
  await deps.db.transaction(async (tx) => {
    if (!(await store.deleteFeed(tx, { companyId, userId }))) return;
    await recordAuditEvent(deps, tx, { companyId, by: { userId }, action: 'FEED_CLOSED', of: userId });
  });
  return { message: 'Le lien de votre agenda ne s’ouvre plus.' };
}

export async function saveHours(deps: Deps, session: Session, hours: WeeklyHours): Promise<CalendarSettings> {
  const { companyId, userId } = session;
  const ranges = hours.ranges.toSorted((one, other) => one.day - other.day || one.from - other.from);
  await store.saveHours(deps.db, { companyId, userId, ...hours, ranges });
  return getCalendar(deps, session);
}

/** Returns the next free slots of the person's weekly hours. */
export async function listFreeSlots(deps: Deps, { companyId, userId }: Session): Promise<FreeSlots> {
  const found = await store.findCalendar(deps.db, { companyId, userId });
  const hours = { ranges: found?.ranges ?? [], durationMinutes: found?.durationMinutes ?? MEETING_MINUTES };
  const hasHours = hours.ranges.length > 0;
  if (!hasHours) return { hasHours, durationMinutes: hours.durationMinutes, slots: [] };
  const now = deps.clock.now();
  // Includes meetings that began earlier, because they may still go on.
  const from = new Date(now.getTime() - MAX_DURATION_MINUTES * MINUTE_MS);
  const until = new Date(now.getTime() + (SLOT_DAYS + 1) * DAY_MS);
  const busy = await store.listBusy(deps.db, { companyId, userId, from, until });
  return { hasHours, durationMinutes: hours.durationMinutes, slots: nextFreeSlots(hours, busy, now) };
}
