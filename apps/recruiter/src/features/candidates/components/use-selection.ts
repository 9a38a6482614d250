import { MAX_DECISIONS } from '@kafaa/domain/candidates/options';
import { useCallback, useRef, useState } from 'react';
import { toast } from '@kafaa/web-kit/toast';

export interface Selection {
  /** Selected ids in the order of the list, without ids that are no longer in the list. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** Selects or deselects one candidate; with `range`, selects everything from the last toggled one to this one. */
  readonly toggle: (id: string, range?: boolean) => void;
  /** Replaces the selection; refused with a toast if there are more ids than one decision may take. */
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

const TOO_MANY = `Pas plus de ${MAX_DECISIONS} candidats à la fois.`;

/** The ids between two ids of a list, both included; only the second if the first is not in the list. */
export function rangeOf(order: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selected ids and their setter, as `useState` returns them. */
export type Picked = readonly [ids: ReadonlySet<string>, pick: (ids: ReadonlySet<string>) => void];

const NOBODY: ReadonlySet<string> = new Set();

/** The ids picked in the list of one offer; another offer begins without any. */
export function usePicked(jobId: string | undefined): Picked {
  const [kept, keep] = useState({ jobId, ids: NOBODY });
  const pick = useCallback((ids: ReadonlySet<string>) => keep({ jobId, ids }), [jobId]);
  return [kept.jobId === jobId ? kept.ids : NOBODY, pick];
}

export function useSelection(order: readonly string[], [chosen, setChosen]: Picked): Selection {
  const anchor = useRef<string | null>(null);
  const ids = order.filter((id) => chosen.has(id));
  const toggle = (id: string, range = false) => {
    const next = new Set(ids);
    if (range) for (const one of rangeOf(order, anchor.current, id)) next.add(one);
    else if (!next.delete(id)) next.add(id);
    anchor.current = id;
    if (next.size > MAX_DECISIONS) toast.error(TOO_MANY, { id: TOO_MANY });
    else setChosen(next);
  };
  const select = (wanted: readonly string[]) => {
    anchor.current = null;
    if (wanted.length > MAX_DECISIONS) toast.error(TOO_MANY, { id: TOO_MANY });
    setChosen(new Set(wanted.slice(0, MAX_DECISIONS)));
  };
  const clear = useCallback(() => {
    anchor.current = null;
    setChosen(NOBODY);
  }, [setChosen]);
  return { ids, has: (id) => chosen.has(id), toggle, select, clear };
}
