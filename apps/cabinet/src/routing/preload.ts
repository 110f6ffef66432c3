import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code, the words and the first data of the page behind an address. */
export const preloadFrom =
  (routes: RouteObject[]) =>
  (href: string): void => {
    const { pathname } = new URL(href, window.location.origin);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const ahead = (route.handle as { preload?: (pathname: string) => Promise<unknown> } | undefined)
        ?.preload;
      void ahead?.(pathname).catch(() => undefined);
    }
  };
