import type { FieldKind } from '@kafaa/domain/candidates/fields';
import { formatDate } from './dates.ts';
import { spacedPhone } from '@kafaa/domain/kernel/phone';

/** One of the candidate's fields as pages show it; empty for an optional one that was left empty. */
export function fieldText(kind: FieldKind, value: string | null): string {
  if (value === null) return '';
  // A day has no zone: any but UTC might show the day before.
  if (kind === 'date') return formatDate(value, 'UTC');
  return kind === 'phone' ? `+216\u00A0${spacedPhone(value)}` : value;
}
