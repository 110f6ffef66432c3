import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A token of 256 bits that only its holder knows. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: it is random enough that a plain hash cannot be turned back. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Digits, every value as likely as any other. */
export function newCode(length: 4 | 6): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/**
 * Keyed hash of parts, for what is too short to be hashed plainly. `use` keeps one use apart from another.
 */
export function keyedHash(secret: string, use: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update([use, ...parts].join('\0'))
    .digest('base64url');
}

/** Compares in a time that does not depend on where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
