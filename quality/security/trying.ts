/** URL of the PostgreSQL of the trials, which `npm run test:security` starts. */
export function clusterUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the trials through npm run test:security');
  return url;
}

/** The first faults of a list, as a note; empty if there are no faults. */
export function few(faults: readonly string[], most = 5): string {
  const shown = faults.slice(0, most).map((fault) => fault.slice(0, 300));
  return faults.length > shown.length ? `${shown.join('; ')}; …` : shown.join('; ');
}
