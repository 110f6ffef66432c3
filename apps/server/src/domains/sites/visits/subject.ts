import { createHmac } from 'node:crypto';

/** A client of the library, with our additional metadata. */
interface KnownClient {
  readonly [name: string]: unknown;
}

const keyOf = ({ subject_key: key }: KnownClient): string | undefined =>
  typeof key === 'string' ? key : undefined;

/** Whether a site has subject IDs of its own (OpenID Connect Core 8). */
export function subjectTypeOf(this: KnownClient): 'pairwise' | 'public' {
  return keyOf(this) === undefined ? 'public' : 'pairwise';
}

/**
 * The subject ID (`sub`) of a person for a site. Each site has other IDs, so that sites cannot match people,
 * and nobody can count our buyers. An older site keeps row numbers.
 */
export function subjectFor(client: KnownClient, accountId: string): string {
  const key = keyOf(client);
  return key === undefined ? accountId : createHmac('sha256', key).update(accountId).digest('base64url');
}
