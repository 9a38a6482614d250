import { MINUTE_MS } from '@kafaa/domain/kernel/time';

const DAY_MINUTES = 24 * 60;

/**
 * Returns the first time after `after` that matches a cron expression, in UTC. The day, month and weekday must be `*`; minute and
 * hour are `*` or a list of numbers.
 */
export function nextRun(cron: string, after: Date): Date {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') throw new Error(`cron expression with days, which the queue does not know: ${cron}`);
  const [minutes, hours] = [valuesOf(minute, 60, cron), valuesOf(hour, 24, cron)];
  let at = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  for (let tried = 0; tried < DAY_MINUTES; tried += 1, at += MINUTE_MS) {
    const time = new Date(at);
    if (minutes.has(time.getUTCMinutes()) && hours.has(time.getUTCHours())) return time;
  }
  throw new Error(`cron expression that names no time: ${cron}`);
}

function valuesOf(field: string, end: number, cron: string): Set<number> {
  if (field === '*') return new Set(Array.from({ length: end }, (_, value) => value));
  const values = field.split(',').map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : end));
  if (values.some((value) => value >= end)) throw new Error(`cron expression that the queue does not know: ${cron}`);
  return new Set(values);
}
