import { keyedHash, newToken, sameText } from '../sessions/tokens.ts';

/**
 * Stands for an account where its tries are counted; `name` is an identifier when there is no such person.
 */
export function accountHash(secret: string, account: number | string): string {
  return keyedHash(secret, 'account', typeof account === 'number' ? `user:${account}` : account);
}

/**
 * The mark of a browser from which a person has signed in: a nonce and its keyed hash with the identifier. It
 * opens nothing by itself; failures from it are counted apart from those of strangers (promise 3, decision
 * 010).
 */
export function markDevice(secret: string, identifierHash: string): string {
  const nonce = newToken();
  return `${nonce}.${seal(secret, identifierHash, nonce)}`;
}

/** The device's name for counting, or undefined when the mark is not of this person. */
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
