import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { readView, type View, writeView } from './filters.ts';

/**
 * Whether a change adds a history entry. Search input and the job do not (the first job is selected automatically), nor
 * does switching from one open candidate to another, so that « back » leads to the list.
 */
function isStep(before: View, patch: Partial<View>): boolean {
  if ('search' in patch || 'job' in patch) return false;
  if ('candidate' in patch && Object.keys(patch).length === 1) return before.candidate === null;
  return true;
}

/** The view in the URL and a function to change it. */
export function useView(): [View, (patch: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (patch: Partial<View>) => {
      const before = readView(new URLSearchParams(window.location.search));
      setParams((current) => writeView({ ...readView(current), ...patch }), { replace: !isStep(before, patch) });
    },
    [setParams],
  );
  return [readView(params), change];
}
