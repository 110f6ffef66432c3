import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { go } from './go.ts';

type Parameters = URLSearchParams | Record<string, string>;
type Next = Parameters | ((present: URLSearchParams) => Parameters);

/**
 * The parameters of the address and the way to change them. React Router's own hook of this name would bring Link, Form
 * and the framework mode into every page.
 */
export const useSearchParams = () => {
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Next, options?: { readonly replace?: boolean }) => {
      const parameters = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void go(`${pathname}?${new URLSearchParams(parameters)}`, options);
    },
    [pathname, search],
  );
  return [params, change] as const;
};
