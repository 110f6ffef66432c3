import Provider from 'oidc-provider';

/** Data that one query has read for a call, by what the library requests later. */
const ahead = new WeakMap<object, Map<string, unknown>>();

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** Stores data that the present call will request; undefined: it was looked for and does not exist. */
export function putAhead(kind: string, id: string, found: unknown): void {
  const { ctx } = Provider;
  if (!ctx) return;
  const laid = ahead.get(ctx) ?? new Map<string, unknown>();
  ahead.set(ctx, laid.set(keyOf(kind, id), found));
}

/**
 * Returns data read in advance for the present call, once: a second request, or one of another call, queries
 * the database.
 */
export function takeAhead<Found>(
  kind: string,
  id: string,
): { readonly found: Found | undefined } | undefined {
  const laid = Provider.ctx && ahead.get(Provider.ctx);
  const key = keyOf(kind, id);
  if (!laid?.has(key)) return undefined;
  const found = laid.get(key) as Found | undefined;
  laid.delete(key);
  return { found };
}
