import { matchRoutes, type RouteObject } from 'react-router';

let known: RouteObject[] = [];

/** Gives the routes to `preload`; called once at the start. */
export const preloadBy = (routes: RouteObject[]): void => {
  known = routes;
};

/** Fetches the code and the words of the page behind an address, ahead of the press. */
export const preload = (href: string): void => {
  const { pathname } = new URL(href, window.location.origin);
  for (const { route } of matchRoutes(known, pathname) ?? []) {
    const ahead = (route.handle as { preload?: (pathname: string) => Promise<unknown> } | undefined)?.preload;
    void ahead?.(pathname).catch(() => undefined);
  }
};
