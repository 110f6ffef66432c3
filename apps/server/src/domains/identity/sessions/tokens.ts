import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: the token is so random that a plain hash cannot be reversed. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Random digits, all equally likely. */
export function newCode(length: 4 | 6): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** Keyed hash for values that are too short for a plain hash. `use` separates purposes. */
export function keyedHash(secret: string, use: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([use, ...parts].join('\0'))
    .digest('base64url');
}

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
