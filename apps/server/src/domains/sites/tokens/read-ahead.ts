import Provider from 'oidc-provider';

/** Everything that one query has read for a call, by what the library asks for it afterwards. */
const ahead = new WeakMap<object, Map<string, unknown>>();

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

/** Lays out for the present call what it will ask for; undefined: it was looked for, and is not there. */
export function putAhead(kind: string, id: string, found: unknown): void {
  const { ctx } = Provider;
  if (!ctx) return;
  const laid = ahead.get(ctx) ?? new Map<string, unknown>();
  ahead.set(ctx, laid.set(keyOf(kind, id), found));
}

/**
 * What was read ahead for the present call, if it was. It is given once, and to this call alone: whoever asks
 * a second time, or in another call, asks the database.
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
