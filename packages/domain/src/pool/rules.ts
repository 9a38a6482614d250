import { keptUntil } from '#/own-data/rules';
import { POOL_MONTHS } from './options.ts';

/** When a consent given at `now` ends: after a year, or with the application if that is erased earlier. */
export function poolEnd(now: Date, { appliedAt, retentionMonths }: { appliedAt: Date; retentionMonths: number }): Date {
  const [year, erased] = [keptUntil(now, POOL_MONTHS), keptUntil(appliedAt, retentionMonths)];
  return year < erased ? year : erased;
}
