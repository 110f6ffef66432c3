import { keyedHash, newToken, sameText } from '../sessions/tokens.ts';

/** The counter key of an account; `name` is the identifier when there is no such person. */
export function accountHash(secret: string, account: number | string): string {
  return keyedHash(secret, 'account', typeof account === 'number' ? `user:${account}` : account);
}

/**
 * The cookie of a browser from which a person has signed in: a nonce and its keyed hash with the identifier.
 * It gives no access; it only separates the owner's failures from those of strangers (promise 3, decision
 * 010).
 */
export function markDevice(secret: string, identifierHash: string): string {
  const nonce = newToken();
  return `${nonce}.${seal(secret, identifierHash, nonce)}`;
}

/** The device's name for counting, or undefined when the cookie is not of this person. */
export function knownDevice(
  secret: string,
  identifierHash: string,
  mark: string | undefined,
): string | undefined {
  const [nonce, given] = mark?.split('.') ?? [];
  if (!nonce || !given) return undefined;
  return sameText(given, seal(secret, identifierHash, nonce)) ? nonce : undefined;
}

function seal(secret: string, identifierHash: string, nonce: string): string {
  return keyedHash(secret, 'device', identifierHash, nonce);
}
