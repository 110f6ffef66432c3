import type { StaffRole } from '../wire/endpoint.ts';

/** Roles that register, block and monitor client sites and machines. */
export const siteRoles = ['admin'] as const satisfies readonly StaffRole[];

/** A site signs people in through the cabinet; a machine acts for itself, for no person. */
export const siteKinds = ['site', 'machine'] as const;
export type SiteKind = (typeof siteKinds)[number];

export const siteStates = ['works', 'dead', 'blocked'] as const;
export type SiteState = (typeof siteStates)[number];

/** `dead`: a notification of a sign-out failed, and it has not answered since. */
export function siteState(site: {
  readonly blockedAt: string | null;
  readonly notToldAt: string | null;
  readonly toldAt: string | null;
}): SiteState {
  if (site.blockedAt) return 'blocked';
  const { notToldAt, toldAt } = site;
  return notToldAt && (!toldAt || toldAt < notToldAt) ? 'dead' : 'works';
}

/** A local host, where a site may be tried without https. */
const isHere = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/**
 * Whether a site may register an address: https, in the spelling of browsers, so that it can be compared
 * exactly (promise 12), without a user name, a password or a fragment.
 */
export function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const open = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
  const spelt = url.href === text || url.href === `${text}/`;
  return open && spelt && !url.username && !url.password && !text.includes('#') && !text.includes('*');
}

/** The typed addresses, one on each line. */
export const addressLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
