import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A file of learned or derived data that the engine ships as JSON. */
export interface Stored {
  /** Meaning of the data and the command that writes it, for a reader of the file. */
  about: string;
  /** Hash of the material and code at the training (learned-from.ts); set only in files that `npm run train:local` writes. */
  learnedFrom?: string;
  /** Hash of `data`, so that a test finds data changed by hand. */
  sha256: string;
  data: unknown;
}

const ENGINE = new URL('../../../packages/interviewer/src/', import.meta.url);

/** The engine's data files, below its `src`. */
export const LEARNED_FILES = ['scoring/weights.json', 'scoring/relevance/learned.json'] as const;
export const DERIVED_FILES = [
  'scoring/relevance/word-vectors.json',
  'language/dictionary.json',
  'language/ear-words.json',
  'language/masculine-forms.json',
  'language/met-words.json',
  'llm/outgoing/private-weights.json',
] as const;
export type StoredFile = (typeof LEARNED_FILES)[number] | (typeof DERIVED_FILES)[number];

export const hashOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/** Writes a data file of the engine with the hash of its data. */
export function store(file: StoredFile, { data, ...said }: Omit<Stored, 'sha256'>): void {
  const stored: Stored = { ...said, sha256: hashOf(data), data };
  writeFileSync(new URL(file, ENGINE), `${JSON.stringify(stored, null, 2)}\n`);
}

export const readStored = (file: StoredFile): Stored =>
  JSON.parse(readFileSync(new URL(file, ENGINE), 'utf8')) as Stored;
