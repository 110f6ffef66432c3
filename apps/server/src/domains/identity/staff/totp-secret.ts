import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../../config.ts';
import { brand } from '../../../platform/brand.ts';
import { seal, unseal } from '../../../platform/files/sealed.ts';

type Secretive = Pick<Config, 'secret'>;

const period = 30;
const use = 'staff-totp';
/** Secrets of before stand plainly and are sealed by their next number. */
const mark = 'sealed:';

/** What is kept of a secret: a copy of the database makes no numbers. */
export const closeSecret = ({ secret }: Secretive, plain: string): string => mark + seal(secret, use, plain);

export const openSecret = ({ secret }: Secretive, kept: string): string =>
  isClosed(kept) ? unseal(secret, use, kept.slice(mark.length)) : kept;

export const isClosed = (kept: string): boolean => kept.startsWith(mark);

/** A secret of 160 bits (RFC 4226, 4), and the address by which an authenticator takes it. */
export function newSecret(email: string): { readonly secret: string; readonly uri: string } {
  const totp = new TOTP({ issuer: brand.name.ru, label: email, secret: new Secret({ size: 20 }), period });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Number of the 30-second step, of now or of one aside, of which this is the code (RFC 6238), or undefined.
 */
export function acceptedStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period, algorithm: 'SHA1' });
  const aside = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / period) + aside;
}
