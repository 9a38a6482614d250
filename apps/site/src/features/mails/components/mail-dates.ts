import { formatDateTime } from '@kafaa/web-kit/dates';
import { COMPANY_ZONE } from '@kafaa/domain/invitations/options';

/** Formats the date of a mail. The server renders these pages, so the time zone is fixed to Tunisia's. */
export function mailDate(instant: string): string {
  return formatDateTime(instant, COMPANY_ZONE);
}
