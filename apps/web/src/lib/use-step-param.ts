import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'etape';

/**
 * The step of a wizard, kept in the address (`?etape=2`), so that the browser's back and forward walk through it and
 * a reload stays. Counts from 0; never beyond `reachable`, the first step that still lacks something.
 */
export function useStepParam(reachable: number): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number.parseInt(search.get(NAME) ?? '1', 10) - 1;
  const step = Number.isNaN(asked) ? 0 : Math.max(0, Math.min(asked, reachable));

  const go = useCallback(
    (next: number) =>
      setSearch(
        (current) => {
          const params = new URLSearchParams(current);
          if (next > 0) params.set(NAME, String(next + 1));
          else params.delete(NAME);
          return params;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return [step, go];
}
