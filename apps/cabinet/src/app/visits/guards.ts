import { authUrl } from '@novosel/contract/session/auth-url.ts';
import { guestOnlyPages, openPages, path } from '@novosel/contract/wire/paths.ts';
import type { FoundPage } from '../../shared/navigation/page-of.ts';
import { isEstateId, keepFlat, keepRedirect, takeHome } from '../../shared/navigation/saved-targets.ts';

export interface Visit {
  readonly url: URL;
  readonly page: FoundPage | undefined;
  readonly signedIn: boolean;
  readonly userAgent: string;
}

/** Where the guard redirects the visitor; undefined when he may pass. */
export type Verdict = { readonly to: string; readonly leavesApp?: boolean } | undefined;
type Guard = (visit: Visit) => Verdict;

const flatParams = ['flat_id', 'flatId'];

/** Ruling S2.6-02: stores an estate from the address of any page, and removes it from the address. */
const catchFlatId: Guard = ({ url, signedIn }) => {
  const given = flatParams.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  if (given === undefined || given === null) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  for (const name of flatParams) rest.delete(name);
  if (isEstateId(given)) {
    keepFlat(given);
    if (signedIn) return { to: takeHome() };
  }
  return { to: url.pathname + (rest.size > 0 ? `?${rest}` : '') };
};

/**
 * S2.6-03, S2.6-04. The document's own script checks it earlier, since such a browser may not even parse
 * this.
 */
const checkIe: Guard = ({ userAgent }) =>
  /MSIE |Trident\//.test(userAgent) ? { to: '/not-supported.html', leavesApp: true } : undefined;

const home = (url: URL): Verdict =>
  url.searchParams.has('client_id') ? { to: path('root') + url.search } : { to: takeHome() };

const auth: Guard = ({ url, page, signedIn }) => {
  if (!page) return undefined;
  const { name } = page;
  if (name === 'login') return signedIn ? home(url) : { to: path('auth') + url.search };
  if (openPages.includes(name)) return undefined;
  if (guestOnlyPages.includes(name)) return signedIn ? home(url) : undefined;
  if (name === 'root') {
    if (!signedIn) return { to: path('auth') + url.search };
    if (!url.searchParams.has('client_id')) return { to: takeHome() };
    // Ruling S2.6-06: back to the client's site that sent him; the server reports what is wrong with its
    // request.
    return { to: authUrl(url.searchParams), leavesApp: true };
  }
  if (signedIn) return undefined;
  keepRedirect(url.pathname + url.search);
  return { to: path('auth') };
};

/** S2.6-07, S2.6-08: a guest goes to the sign-in; a signed-in person sees the 404 page. */
const handle404: Guard = ({ page, signedIn }) => (page || signedIn ? undefined : { to: path('auth') });

const guards = new Map<string, Guard>([
  ['catch-flat-id', catchFlatId],
  ['check-ie', checkIe],
  ['auth', auth],
  ['handle-404', handle404],
]);

/** S2.6-01, S2.6-02: run on every page, in this order. */
export const guardOrder: readonly string[] = ['catch-flat-id', 'check-ie', 'auth', 'handle-404'];

/**
 * The first redirect of the guards. @throws Error for an unknown name: our mistake, shown as error 500
 * (S8-22)
 */
export const runGuards = (visit: Visit, order = guardOrder): Verdict => {
  for (const name of order) {
    const guard = guards.get(name);
    if (!guard) throw new Error(`Unknown middleware '${name}'`);
    const verdict = guard(visit);
    if (verdict) return verdict;
  }
  return undefined;
};
