import { type Location, NavigationType } from 'react-router';
import type { Go } from '../../shared/navigation/go.ts';

/** The content of an address once its guards, code and texts have loaded, or the address of a redirect. */
export type Arrival<Content> = { readonly content: Content } | { readonly to: string };

export interface Place<Content> {
  readonly location: Location;
  readonly type: NavigationType;
  readonly content: Content;
}

const { Pop, Push, Replace } = NavigationType;

/** An entry of the browser's history; `idx` counts the pages of ours before it. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

const presentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key };
};

const locationOf = (to: string, state: unknown): Location => {
  const { pathname, search, hash } = new URL(to, window.location.href);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
};

const hrefOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/**
 * Orders visits: the address changes when the next page can be shown, the last press wins, and «Back» and
 * «Forward» are visits like any other.
 * @param arrive loads the content of an address; it does not reject
 */
export const makeVisits = <Content>(arrive: (url: URL) => Promise<Arrival<Content>>) => {
  let place: Place<Content> | undefined;
  let last = 0;
  let onArrival: (place: Place<Content>) => void = () => {};

  const enter = (location: Location, type: NavigationType, content: Content) => {
    const { idx = 0 } = entry();
    const next: Entry = { usr: location.state, key: location.key, idx: type === Push ? idx + 1 : idx };
    if (type === Push) window.history.pushState(next, '', hrefOf(location));
    if (type === Replace) window.history.replaceState(next, '', hrefOf(location));
    place = { location, type, content };
    onArrival(place);
  };

  const visit = async (location: Location, type: NavigationType): Promise<void> => {
    last += 1;
    const own = last;
    // Only the hash changes: the page is already loaded.
    const { pathname, search } = place?.location ?? {};
    if (place && location.hash && pathname === location.pathname && search === location.search) {
      return enter(location, type, place.content);
    }
    const arrival = await arrive(new URL(hrefOf(location), window.location.origin));
    if (own !== last) return;
    if ('content' in arrival) return enter(location, type, arrival.content);
    // At «Back» the address has changed before the guards could run.
    return visit(locationOf(arrival.to, null), type === Pop ? Replace : type);
  };

  const go: Go = (to, { replace = false, state = null } = {}) =>
    visit(locationOf(to, state), replace ? Replace : Push);

  return {
    go,
    /** Visits the present address. @returns its content */
    begin: async (): Promise<Place<Content>> => {
      window.addEventListener('popstate', () => void visit(presentLocation(), Pop));
      await visit(presentLocation(), Pop);
      // A press during the first visit replaces it.
      return (
        place ??
        new Promise((resolve) => {
          onArrival = resolve;
        })
      );
    },
    /** @returns the function that unsubscribes */
    listen: (listener: (place: Place<Content>) => void): (() => void) => {
      onArrival = listener;
      if (place) listener(place);
      return () => {
        onArrival = () => {};
      };
    },
    location: () => place?.location ?? presentLocation(),
  };
};
