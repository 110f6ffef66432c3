import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { go } from './go.ts';

type Parameters = URLSearchParams | Record<string, string>;
type Next = Parameters | ((present: URLSearchParams) => Parameters);

/** The address of a pending change: a second change starts from it and does not undo the first. */
let coming: URL | undefined;

/**
 * The parameters of the address, and a function that changes them. React Router's own hook of this name would
 * add Link, Form and the framework mode to every page.
 */
export const useSearchParams = () => {
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Next, options?: { readonly replace?: boolean }) => {
      const present = coming?.pathname === pathname ? coming : window.location;
      const parameters = typeof next === 'function' ? next(new URLSearchParams(present.search)) : next;
      const to = `${pathname}?${new URLSearchParams(parameters)}`;
      const mine = new URL(to, window.location.href);
      coming = mine;
      void go(to, options).finally(() => {
        if (coming === mine) coming = undefined;
      });
    },
    [pathname],
  );
  return [params, change] as const;
};
