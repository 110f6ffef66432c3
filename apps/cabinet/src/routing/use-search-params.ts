import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Parameters = URLSearchParams | Record<string, string>;
type Next = Parameters | ((present: URLSearchParams) => Parameters);

/**
 * The parameters of the address and the way to change them. React Router's own hook of this name would bring Link, Form
 * and the framework mode into every page (see `make-router.ts`).
 */
export const useSearchParams = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: Next, options?: { readonly replace?: boolean }) => {
      const parameters = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate(`?${new URLSearchParams(parameters)}`, options);
    },
    [navigate, search],
  );
  return [params, change] as const;
};
