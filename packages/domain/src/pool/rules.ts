import { keptUntil } from '#/own-data/rules';
import { POOL_MONTHS } from './options.ts';

/** Returns the end of a consent given at `now`: a year later, or the erasure of the application if that is earlier. */
export function poolEnd(now: Date, { appliedAt, retentionMonths }: { appliedAt: Date; retentionMonths: number }): Date {
  const [year, erased] = [keptUntil(now, POOL_MONTHS), keptUntil(appliedAt, retentionMonths)];
  return year < erased ? year : erased;
}
