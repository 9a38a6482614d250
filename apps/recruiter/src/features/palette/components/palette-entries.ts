import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import { STAGE_LABELS } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { elided } from '@kafaa/domain/kernel/elision';
import type { PassagePart } from '@kafaa/domain/search/rules';
import type { FoundPerson, SearchResult } from '@kafaa/domain/search/schema';
import { unaccented } from '@kafaa/domain/kernel/text';
import { useEffect, useSyncExternalStore } from 'react';
import { copyText } from '#/lib/clipboard';
import { paths } from '@kafaa/web-kit/paths';
import { toast } from '@kafaa/web-kit/toast';
import { viewHref } from '#/features/candidates/components/filters';
import { type Commands, fullName, hasAnswers } from './commands.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** The label in parts, of which the searched words are marked. */
  readonly parts?: readonly PassagePart[];
  /** A second line: the passage that contains the searched words, and its source. */
  readonly passage?: { readonly from: string | null; readonly parts: readonly PassagePart[] };
  /** Keyboard shortcut of the entry on the page. */
  readonly shortcut?: string;
  /** An entry either navigates to `to` or calls `run`. */
  readonly to?: string;
  readonly run?: () => void;
  /** If set, the palette stays open after the entry was chosen. */
  readonly stays?: true;
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

/** The commands on the candidate under the keyboard cursor. A role that may not decide gets no decision commands. */
export function candidateEntries(
  candidate: Candidate,
  { decides, reject, unreject, schedule }: Commands,
): PaletteEntry[] {
  const name = fullName(candidate);
  const entries: PaletteEntry[] = [];
  if (decides && awaitsDecision(candidate)) {
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
  if (decides && candidate.status === 'REJECTED' && !candidate.rejection?.mailedAt)
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

const PASSAGE_FROM = { CONTACT: null, CV: 'CV', ANSWER: 'Réponse' } as const;

function personEntry(person: FoundPerson): PaletteEntry {
  const { id, jobId, jobTitle, name, stage, passage } = person;
  return {
    id: `person-${id}`,
    label: name.map(({ text }) => text).join(''),
    parts: name,
    hint: `${jobTitle} · ${STAGE_LABELS[stage]}`,
    to: viewHref({ job: jobId, candidate: id }),
    ...(passage && { passage: { from: PASSAGE_FROM[passage.source], parts: passage.parts } }),
  };
}

/**
 * Adds the people found: matches in name, address or number come before pages and actions, matches in CVs and answers after.
 * Enter thus opens the best match. People with similar names come last, because the text may be meant for a page or an action.
 */
export function withPeople(
  groups: readonly PaletteGroup[],
  people: SearchResult['people'],
  near = false,
): PaletteGroup[] {
  const [named, quoted] = [people.filter(({ byContact }) => byContact), people.filter(({ byContact }) => !byContact)];
  const contacts = { title: near ? 'Résultats proches' : 'Candidats', entries: named.map(personEntry) };
  return [
    ...(near ? [...groups, contacts] : [contacts, ...groups]),
    { title: 'Dans les CV et les réponses', entries: quoted.map(personEntry) },
  ].filter(({ entries }) => entries.length > 0);
}

/** The entries that contain every word of the query, ignoring accents and case; groups without a match are omitted. */
export function matching(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = unaccented(query).split(/\s+/u).filter(Boolean);
  return groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label, hint }) => {
        const text = unaccented(`${label} ${hint ?? ''} ${title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
