import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type View, writeView } from './filters.ts';

/** The view in the address, and how to change it without a new entry in the history. */
export function useView(): [View, (patch: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (patch: Partial<View>) =>
      setParams((current) => writeView({ ...readView(current), ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [readView(params), change];
}
