import { MAX_KEY_FLAGS, MAX_KEY_POINTS, MIN_KEY_POINTS } from '@kafaa/domain/jobs/options';
import { type JobQuestion, type KeyDraft, keyDraftSchema } from '@kafaa/domain/jobs/schema';
import { parseFields } from '@kafaa/domain/kernel/first-error';

export type Side = 'points' | 'redFlags';
export type StoredKey = NonNullable<JobQuestion['key']>;

/** A point or a mistake being edited; `synonyms` holds one synonym per line. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  readonly synonyms: string;
}

export type KeyForm = Readonly<Record<Side, readonly Entry[]>>;

export const MOST: Readonly<Record<Side, number>> = { points: MAX_KEY_POINTS, redFlags: MAX_KEY_FLAGS };

/** Fewest fields shown: a signed key needs this many points, but no mistakes. */
const FEWEST: Readonly<Record<Side, number>> = { points: MIN_KEY_POINTS, redFlags: 1 };

const entriesOf = (side: Side, stored: KeyDraft[Side]): Entry[] =>
  Array.from({ length: Math.max(FEWEST[side], stored.length) }, (_, index) => ({
    id: `${side}-${index}`,
    text: stored[index]?.text ?? '',
    synonyms: (stored[index]?.synonyms ?? []).join('\n'),
  }));

export const formOf = (key: KeyDraft | undefined): KeyForm => ({
  points: entriesOf('points', key?.points ?? []),
  redFlags: entriesOf('redFlags', key?.redFlags ?? []),
});

const linesOf = (synonyms: string): string[] =>
  synonyms
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Drops the entries whose fields are all empty. */
const written = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ text, synonyms }) => text.trim() !== '' || synonyms.trim() !== '');

const sent = (entries: readonly Entry[]): KeyDraft[Side] =>
  written(entries).map(({ text, synonyms }) => ({ text: text.trim(), synonyms: linesOf(synonyms) }));

export const draftOf = ({ points, redFlags }: KeyForm): KeyDraft => ({
  points: sent(points),
  redFlags: sent(redFlags),
});

export const isEmpty = ({ points, redFlags }: KeyForm): boolean => written([...points, ...redFlags]).length === 0;

/** Whether the form differs from the saved key. */
export const differs = (form: KeyForm, stored: KeyDraft | undefined): boolean =>
  JSON.stringify(draftOf(form)) !==
  JSON.stringify({ points: stored?.points.map(plain) ?? [], redFlags: stored?.redFlags.map(plain) ?? [] });

const plain = ({ text, synonyms }: KeyDraft['points'][number]) => ({ text, synonyms });

/** Messages keyed by entry id, by `<id>/synonyms` for its synonyms, and by `key` for the key as a whole. */
export type Messages = ReadonlyMap<string, string>;

/** Maps messages about the sent payload from their paths (`points.1`, `points.1.synonyms.0`) to the form fields. */
export function atFields(form: KeyForm, faults: readonly { path: string; message: string }[]): Messages {
  const messages = new Map<string, string>();
  for (const { path, message } of faults) {
    const [side, index, part] = path.split('.');
    const entry =
      side === 'points' || side === 'redFlags'
        ? written(form[side])[index === undefined ? -1 : Number(index)]
        : undefined;
    const place = entry ? (part === 'synonyms' ? `${entry.id}/synonyms` : entry.id) : 'key';
    const before = messages.get(place);
    messages.set(place, before === undefined ? message : `${before} ${message}`);
  }
  return messages;
}

/** Faults of the form, found with the schema that the server uses. */
export function keyErrors(form: KeyForm): Messages {
  const result = parseFields(keyDraftSchema, draftOf(form));
  return atFields(form, result.ok ? [] : result.faults);
}
