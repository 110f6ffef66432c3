import { type Seen, standingOf } from '../standing.ts';

/**
 * What the reader has to be told: the first version came, another one did, the one that held is void, or the
 * lawyer has begun another one.
 */
export type News = 'sent' | 'newer' | 'void' | 'redraft';

/** Compares what the page has shown with what it shows now. */
export function newsOf(before: Seen, after: Seen): News | undefined {
  if (!after.current) return before.current ? 'void' : undefined;
  if (!before.current) return 'sent';
  if (before.current.number !== after.current.number) return 'newer';
  const isRedrafted = standingOf(after) === 'redraft' && standingOf(before) !== 'redraft';
  return isRedrafted ? 'redraft' : undefined;
}
