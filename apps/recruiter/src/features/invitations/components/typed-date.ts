const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*(?:[à,]\s*)?(\d{1,2})\s*[:hH](?:\s*(\d{2}))?\s*$/;

const two = (text: string) => text.padStart(2, '0');

/** Converts « 28/11/2026 10:00 » to the form's « 2026-11-28T10:00 »; other text is only trimmed, and validation rejects it. */
export function readTyped(text: string): string {
  const [, day, month, year, hour, minute = '00'] = TYPED.exec(text) ?? [];
  if (!day || !month || !year || !hour) return text.trim();
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

const HELD = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** Converts the form's value to « 28/11/2026 10:00 ». */
export function writeTyped(value: string): string {
  const [, year, month, day, hour, minute] = HELD.exec(value) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute}` : value;
}

/** The same date and hour in the browser's time zone, which the calendar displays; null if the value is not a date. */
export function toPicker(value: string): Date | null {
  const [, year, month, day, hour, minute] = HELD.exec(value) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) : null;
}

/** Converts the calendar's date back to the form's value. */
export function fromPicker(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => two(String(part))).join('-');
  return `${day}T${two(String(date.getHours()))}:${two(String(date.getMinutes()))}`;
}
