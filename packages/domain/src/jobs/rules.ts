import type { IdealProfile } from './schema.ts';

/** What the score is measured against, as it is stored: option lists may have changed since. */
type StoredProfile = {
  readonly [K in keyof IdealProfile]: IdealProfile[K] extends readonly string[] ? readonly string[] : string | number;
};

const asSet = (value: readonly string[] | string | number) =>
  [
    ...new Set(
      typeof value === 'object'
        ? value
        : String(value)
            .split(',')
            .map((part) => part.trim()),
    ),
  ]
    .sort()
    .join('\n');

/** Whether two profiles ask for the same; the order of a list says nothing. */
export function sameProfile(a: StoredProfile, b: StoredProfile): boolean {
  const fields = Object.keys(a) as (keyof StoredProfile)[];
  return fields.every((field) => asSet(a[field]) === asSet(b[field]));
}
