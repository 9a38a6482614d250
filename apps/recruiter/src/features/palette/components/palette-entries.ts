import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import { useEffect, useSyncExternalStore } from 'react';
import { copyText } from '#/lib/clipboard';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { type Commands, fullName, hasAnswers } from './commands.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** The key that does the same on the page. */
  readonly shortcut?: string;
  /** An entry either navigates to `to` or calls `run`. */
  readonly to?: string;
  readonly run?: () => void;
}
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

let contributed: readonly PaletteGroup[] = [];
const listeners = new Set<() => void>();

function contribute(groups: readonly PaletteGroup[]): void {
  contributed = groups;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The groups that the open page adds to the palette. */
export function usePaletteGroups(): readonly PaletteGroup[] {
  return useSyncExternalStore(subscribe, () => contributed);
}

/** Adds these groups to the palette while the page is mounted; pass a memoised array. */
export function usePaletteContribution(groups: readonly PaletteGroup[]): void {
  useEffect(() => {
    contribute(groups);
    return () => contribute([]);
  }, [groups]);
}

async function copyEmail(email: string) {
  if (await copyText(email)) toast.success('Adresse e-mail copiée');
  else toast.error('Copie impossible dans ce navigateur.');
}

/** The commands for the candidate under the keyboard cursor. */
export function candidateEntries(candidate: Candidate, { reject, unreject, schedule }: Commands): PaletteEntry[] {
  const name = fullName(candidate);
  const entries: PaletteEntry[] = [];
  if (awaitsDecision(candidate)) {
    entries.push(
      {
        id: 'schedule',
        label: `Planifier un entretien avec ${name}`,
        shortcut: 'P',
        run: () => schedule(candidate),
      },
      {
        id: 'reject',
        label: `Rejeter la candidature ${elided('de', name)}`,
        shortcut: 'R',
        run: () => reject([candidate]),
      },
    );
  }
  if (candidate.status === 'REJECTED' && !candidate.rejection?.mailedAt)
    entries.push({ id: 'unreject', label: `Annuler le rejet ${elided('de', name)}`, run: () => unreject([candidate]) });
  if (hasAnswers(candidate))
    entries.push({
      id: 'answers',
      label: `Voir les réponses ${elided('de', name)}`,
      to: paths.interviewChat(candidate.id),
    });
  entries.push({
    id: 'email',
    label: `Copier l’adresse e-mail ${elided('de', name)}`,
    run: () => void copyEmail(candidate.email),
  });
  return entries;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');

/** The entries that contain every word of the query, ignoring accents and case; groups without a match are omitted. */
export function matching(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, hint }) => {
        const text = plain(`${label} ${hint ?? ''} ${title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
