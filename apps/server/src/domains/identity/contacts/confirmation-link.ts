import type { Config } from '../../../config.ts';
import { keyedHash, sameText } from '../sessions/tokens.ts';

const weekSeconds = 7 * 24 * 60 * 60;

/** The token of the letter's link: the user ID, the expiry, and a signature over both and the address. */
export function confirmationToken(
  { secret }: Pick<Config, 'secret'>,
  { userId, email }: { userId: number; email: string },
  now: Date,
): string {
  const until = Math.floor(now.getTime() / 1000) + weekSeconds;
  return `${userId}-${until}-${seal(secret, userId, until, email)}`;
}

/** The user ID of a token; undefined when it is expired or malformed. `sealHolds` checks its signature. */
export function readToken(token: string, now: Date) {
  const [, user = '', until = '', given = ''] = /^(\d{1,9})-(\d{10})-([\w-]{43})$/.exec(token) ?? [];
  if (!given || Number(until) * 1000 <= now.getTime()) return undefined;
  return { userId: Number(user), until: Number(until), given };
}

export function sealHolds(
  { secret }: Pick<Config, 'secret'>,
  { userId, until, given }: NonNullable<ReturnType<typeof readToken>>,
  email: string,
): boolean {
  return sameText(given, seal(secret, userId, until, email));
}

function seal(secret: string, userId: number, until: number, email: string): string {
  return keyedHash(secret, 'confirm-email', String(userId), String(until), email);
}
