/** Removes what no database text may hold (NUL, lone surrogates) from every string of a parsed body. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanTexts(entry)]));
  }
  return value;
}
