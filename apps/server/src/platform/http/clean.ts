import { AppError, kernelErrors } from '@kafaa/domain/kernel/app-error';

/** Maximum depth of a payload. Valid payloads are never deeper; much deeper ones would overflow the stack. */
const MAX_DEPTH = 32;

/** Removes characters that PostgreSQL texts may not contain (NUL, lone surrogates) from every string of a parsed body. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > MAX_DEPTH) throw unreadable();
  if (Array.isArray(value)) return value.map((entry) => cleanTexts(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanTexts(entry, depth + 1)]));
}

export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Error for a request that no parser can read. */
export function unreadable(): AppError {
  return new AppError(kernelErrors.VALIDATION_FAILED, { message: 'L’envoi est illisible.', fields: [] });
}
