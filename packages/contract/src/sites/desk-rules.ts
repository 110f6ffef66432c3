import type { StaffRole } from '../wire/endpoint.ts';

/** Who registers client sites and machines, blocks and watches them. */
export const siteRoles = ['admin'] as const satisfies readonly StaffRole[];

/** A site signs people in through the cabinet; a machine comes by itself, for nobody. */
export const siteKinds = ['site', 'machine'] as const;
export type SiteKind = (typeof siteKinds)[number];

export const siteStates = ['works', 'dead', 'blocked'] as const;
export type SiteState = (typeof siteStates)[number];

/** `dead`: it was not told that a person has left, and has not answered since. */
export function siteState(site: {
  readonly blockedAt: string | null;
  readonly notToldAt: string | null;
  readonly toldAt: string | null;
}): SiteState {
  if (site.blockedAt) return 'blocked';
  const { notToldAt, toldAt } = site;
  return notToldAt && (!toldAt || toldAt < notToldAt) ? 'dead' : 'works';
}

/** A host that is this very machine, where a site is tried out without https. */
const isHere = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/**
 * An address as a site may register it: https, spelt as a browser would spell it, so that it can be compared
 * to the letter (promise 12), without a name, a password or a fragment.
 */
export function isSiteAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const open = url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname));
  const spelt = url.href === text || url.href === `${text}/`;
  return open && spelt && !url.username && !url.password && !text.includes('#') && !text.includes('*');
}

/** Addresses as they are typed, one a line. */
export const addressLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
