import type { FieldKind } from '@kafaa/domain/candidates/fields';
import { formatDate } from './dates.ts';
import { spacedPhone } from '@kafaa/domain/kernel/phone';

/** Text that pages show for one of the candidate's fields; empty if an optional field was left empty. */
export function fieldText(kind: FieldKind, value: string | null): string {
  if (value === null) return '';
  // A date without time is read as midnight UTC, so another time zone could show the day before.
  if (kind === 'date') return formatDate(value, 'UTC');
  return kind === 'phone' ? `+216\u00A0${spacedPhone(value)}` : value;
}
