import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type Params = URLSearchParams | Readonly<Record<string, string>>;

/** Replaces the router's hook of this name, whose file also holds its forms and data loading: 6 KB unused here. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Params | ((current: URLSearchParams) => Params), options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(typeof next === 'function' ? next(params) : next)}`, options),
    [navigate, params],
  );
  return [params, setParams] as const;
}
