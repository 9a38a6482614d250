import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';

const NAME = 'etape';

function withStep(step: number) {
  return (current: URLSearchParams) => {
    const params = new URLSearchParams(current);
    if (step > 0) params.set(NAME, String(step + 1));
    else params.delete(NAME);
    return params;
  };
}

/**
 * The step of a wizard, kept in the URL (`?etape=2`) so that back, forward and reload work. Counts from 0; never
 * exceeds `reachable`, the first step that is still incomplete.
 */
export function useStepParam(reachable: number): [number, (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number.parseInt(search.get(NAME) ?? '1', 10) - 1 || 0;
  const step = Math.max(0, Math.min(asked, reachable));

  const go = useCallback((next: number) => setSearch(withStep(next)), [setSearch]);

  // Correct a URL that exceeds `reachable` at once: otherwise each answer would advance the wizard by itself.
  useEffect(() => {
    if (asked !== step) setSearch(withStep(step), { replace: true });
  }, [asked, step, setSearch]);
  return [step, go];
}
