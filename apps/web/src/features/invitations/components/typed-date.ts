const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*(?:[à,]\s*)?(\d{1,2})\s*[:hH](?:\s*(\d{2}))?\s*$/;

const two = (text: string) => text.padStart(2, '0');

/** « 28/11/2026 10:00 » as the form holds it, « 2026-11-28T10:00 »; anything else as it was typed, for the check to name. */
export function readTyped(text: string): string {
  const [, day, month, year, hour, minute = '00'] = TYPED.exec(text) ?? [];
  if (!day || !month || !year || !hour) return text.trim();
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

const HELD = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** What the form holds as people write it: « 28/11/2026 10:00 ». */
export function writeTyped(value: string): string {
  const [, year, month, day, hour, minute] = HELD.exec(value) ?? [];
  return year ? `${day}/${month}/${year} ${hour}:${minute}` : value;
}

/** The same hands on a clock of the browser, which is what the calendar draws; null for what is no date. */
export function toPicker(value: string): Date | null {
  const [, year, month, day, hour, minute] = HELD.exec(value) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) : null;
}

/** Back from the calendar's clock to what the form holds. */
export function fromPicker(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => two(String(part))).join('-');
  return `${day}T${two(String(date.getHours()))}:${two(String(date.getMinutes()))}`;
}
