import { formatDateTime } from '#/lib/dates';

/** These pages are rendered where the product is at home. */
export function mailDate(instant: string): string {
  return formatDateTime(instant, 'Africa/Tunis');
}
