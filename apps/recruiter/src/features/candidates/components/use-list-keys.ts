import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcuts, useShortcutsSwitch } from '#/lib/shortcuts';
import { useFocusNext } from '@kafaa/web-kit/use-focus-next';
import type { Commands } from '#/features/palette/components/commands';
import type { Selection } from './use-selection.ts';

const rowOf = (id: string) => document.querySelector(`[data-candidate="${CSS.escape(id)}"]`);
const toggleOf = (row: Element | null) => row?.querySelector<HTMLElement>('[data-toggle]');

function focusRow(id: string): void {
  const row = rowOf(id);
  toggleOf(row)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

interface ListKeys {
  readonly candidates: readonly Candidate[];
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onEnd: () => void;
  readonly selection: Selection;
  readonly commands: Commands;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onCompare: (() => void) | undefined;
  readonly onHelp: () => void;
  readonly undo: RefObject<(() => void) | null>;
}

/** The keys J, K, Enter, X, P, R, C, Z, /, ? and Escape on the list of candidates. Returns the id of the row they act on. */
export function useListKeys(keys: ListKeys): string | null {
  const { candidates, openId, onOpen, onEnd, selection, commands, search, onCompare, onHelp, undo } = keys;
  const [on] = useShortcutsSwitch();
  const [at, setCursor] = useState<string | null>(openId);
  const index = candidates.findIndex(({ id }) => id === at);
  const current = candidates[index];
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);
  // After a decision the focused button disappears, or its row leaves the filtered list: the focus goes to the nearest row.
  useFocusNext(() => {
    const row = current ?? candidates[Math.min(lastIndex.current, candidates.length - 1)];
    return (row && toggleOf(rowOf(row.id))) ?? search.current;
  });

  const move = (step: number) => {
    const next = candidates[index < 0 ? 0 : index + step];
    if (next) {
      setCursor(next.id);
      focusRow(next.id);
    } else if (step > 0) onEnd();
  };
  const { decides } = commands;
  const decidable = decides && current && awaitsDecision(current) ? current : undefined;
  const chosen = candidates.filter(({ id }) => selection.has(id));

  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      enter: (event) => {
        // A focused button or link handles Enter itself.
        const idle = event.target === document.body || event.target instanceof HTMLInputElement;
        if (!idle || !current) return false;
        onOpen(current.id === openId ? null : current.id);
        return true;
      },
      x: (event) => {
        if (current) selection.toggle(current.id, event.shiftKey);
      },
      p: () => {
        if (decidable) commands.schedule(decidable);
      },
      r: () => {
        if (decides && chosen.some(awaitsDecision)) commands.reject(chosen);
        else if (chosen.length === 0 && decidable) commands.reject([decidable]);
      },
      c: () => onCompare?.(),
      z: () => {
        undo.current?.();
      },
      '/': () => search.current?.focus(),
      '?': onHelp,
    },
    on,
  );
  // Escape is not a character key, so it stays on when single-key shortcuts are off.
  useShortcuts({ escape: () => (selection.ids.length > 0 ? selection.clear() : false) }, true);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-candidate]');
      if (row) setCursor(row.dataset['candidate'] ?? null);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return current?.id ?? null;
}
