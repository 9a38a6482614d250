import { formatDateTime } from '@kafaa/web-kit/dates';

/** These pages are rendered by the server, so the time zone is fixed to Tunisia's. */
export function mailDate(instant: string): string {
  return formatDateTime(instant, 'Africa/Tunis');
}
