import { createHmac } from 'node:crypto';

/** A client of the library, with what we keep of it beside the standard. */
interface KnownClient {
  readonly [name: string]: unknown;
}

const keyOf = ({ subject_key: key }: KnownClient): string | undefined =>
  typeof key === 'string' ? key : undefined;

/** Whether a site has names of its own for people, as OpenID Connect Core 8 calls it. */
export function subjectTypeOf(this: KnownClient): 'pairwise' | 'public' {
  return keyOf(this) === undefined ? 'public' : 'pairwise';
}

/**
 * Returns the name by which a site knows a person (`sub`). Each site has other names, so that two sites
 * cannot compare them, and nobody counts our buyers by them. A site registered before keeps the row number.
 */
export function subjectFor(client: KnownClient, accountId: string): string {
  const key = keyOf(client);
  return key === undefined ? accountId : createHmac('sha256', key).update(accountId).digest('base64url');
}
