import type { Stage } from '@kafaa/domain/candidates/options';
import type { Candidate } from '@kafaa/domain/candidates/schema';
import type { Job } from '@kafaa/domain/jobs/schema';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Commands } from '#/features/palette/components/commands';
import { type View, viewHref } from './filters.ts';
import { useNarrow } from './use-narrow.ts';
import { useNow } from './use-now.ts';

/** The state and the actions that all columns and cards of a board share. */
export interface BoardState {
  /** True if the board has the layout of a phone: one stage at a time, and a sheet in place of the menu. */
  readonly narrow: boolean;
  readonly now: Date;
  /** Moves a candidate to a stage, with a dialog if the move needs one. The focus follows the card. */
  readonly take: (candidate: Candidate, to: Stage) => void;
  /** Lets the focus follow this candidate's card. */
  readonly follow: (candidateId: string) => void;
  /** Focuses the element if `isThis` is true for the followed candidate and the focus was lost. */
  readonly focusFollowed: (isThis: (candidateId: string) => boolean, element: HTMLElement | null) => void;
  readonly dragged: Candidate | null;
  /** Sets the dragged candidate; undefined if cards cannot be dragged. */
  readonly drag: ((candidate: Candidate | null) => void) | undefined;
  readonly fileHref: (candidateId: string) => string;
}

/** Number of frames to wait for a dialog to close before the focus is set. */
const FRAMES = 60;

/**
 * Focuses an element if the focus was lost, or is still in the candidate's card of the old stage. Waits until an open dialog has
 * closed, because the dialog then returns the focus to its opener. Gives up after `frames` frames.
 */
function focusIfLost(candidateId: string, element: HTMLElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const { activeElement: active } = document;
    if (document.querySelector('dialog:modal')) {
      if (frames > 0) focusIfLost(candidateId, element, frames - 1);
    } else if (!active || active === document.body || active.closest(`[data-candidate="${candidateId}"]`)) {
      element?.focus();
    }
  });
}

/** Keeps the focus near a candidate who moves to another stage, because the card in the old stage disappears. */
function useFollowing(): Pick<BoardState, 'follow' | 'focusFollowed'> {
  const followed = useRef<string | null>(null);
  const follow = useCallback((id: string) => {
    followed.current = id;
  }, []);
  const focusFollowed = useCallback<BoardState['focusFollowed']>((isThis, element) => {
    if (followed.current === null || !isThis(followed.current)) return;
    focusIfLost(followed.current, element);
    followed.current = null;
  }, []);
  return { follow, focusFollowed };
}

export function useBoardState({ job, view }: { job: Job; view: View }, commands: Commands): BoardState {
  const { move, reject, schedule, decides } = commands;
  const narrow = useNarrow();
  const now = useNow();
  const { follow, focusFollowed } = useFollowing();
  const [dragged, setDragged] = useState<Candidate | null>(null);
  const take = useCallback(
    (candidate: Candidate, to: Stage) => {
      follow(candidate.id);
      if (to === 'INVITED') schedule(candidate);
      else if (to === 'REJECTED') reject([candidate]);
      else if (to === 'MET' || to === 'OFFERED' || to === 'HIRED' || to === 'DECLINED') move([candidate], to);
    },
    [follow, move, reject, schedule],
  );
  const { sort } = view;
  return useMemo(
    () => ({
      narrow,
      now,
      take,
      follow,
      focusFollowed,
      dragged,
      // On a phone, holding a card would start a drag.
      drag: decides && !narrow ? setDragged : undefined,
      fileHref: (candidate: string) => viewHref({ job: job.id, sort, candidate }),
    }),
    [narrow, now, take, follow, focusFollowed, dragged, decides, job.id, sort],
  );
}
