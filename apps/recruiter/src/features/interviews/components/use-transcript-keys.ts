import { awaitsDecision } from '@kafaa/domain/candidates/rules';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { RefObject } from 'react';
import type { Neighbour, Neighbours } from '#/features/candidates/components/neighbours';
import type { Commands } from '#/features/palette/components/commands';
import { navigate } from '#/lib/place';
import { useShortcuts, useShortcutsSwitch } from '#/lib/shortcuts';
import { paths } from '@kafaa/web-kit/paths';

interface TranscriptKeys {
  readonly candidate: Candidate | undefined;
  readonly around: Neighbours | undefined;
  readonly commands: Commands;
  readonly undo: RefObject<(() => void) | null>;
  readonly onHelp: () => void;
}

/** The keys J, K, →, ←, P, R, Z and ? on a candidate's transcript. */
export function useTranscriptKeys({ candidate, around, commands, undo, onHelp }: TranscriptKeys): void {
  const [on] = useShortcutsSwitch();
  const go = (to: Neighbour | undefined) => (event: KeyboardEvent) => {
    // The browser uses the arrow keys for a focused radio button, so they do not navigate there.
    if (!to || (event.key.startsWith('Arrow') && event.target instanceof HTMLInputElement)) return false;
    navigate(paths.interviewChat(to.id));
    return true;
  };
  const { decides } = commands;
  const decidable = decides && candidate && awaitsDecision(candidate) ? candidate : undefined;
  useShortcuts(
    {
      j: go(around?.next),
      k: go(around?.previous),
      arrowright: go(around?.next),
      arrowleft: go(around?.previous),
      p: () => {
        if (decidable) commands.schedule(decidable);
      },
      r: () => {
        if (decidable) commands.reject([decidable]);
      },
      z: () => {
        undo.current?.();
      },
      '?': onHelp,
    },
    on,
  );
}
