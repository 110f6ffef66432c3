import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../../config.ts';
import { brand } from '../../../platform/brand.ts';
import { seal, unseal } from '../../../platform/files/sealed.ts';

type Secretive = Pick<Config, 'secret'>;

const period = 30;
const use = 'staff-totp';
/** Older secrets are stored in plain text and are encrypted at their next use. */
const mark = 'sealed:';

/** The stored form of a secret: a copy of the database alone cannot make codes. */
export const closeSecret = ({ secret }: Secretive, plain: string): string => mark + seal(secret, use, plain);

export const openSecret = ({ secret }: Secretive, kept: string): string =>
  isClosed(kept) ? unseal(secret, use, kept.slice(mark.length)) : kept;

export const isClosed = (kept: string): boolean => kept.startsWith(mark);

/** A secret of 160 bits (RFC 4226, 4), and its URI for an authenticator. */
export function newSecret(email: string): { readonly secret: string; readonly uri: string } {
  const totp = new TOTP({ issuer: brand.name.ru, label: email, secret: new Secret({ size: 20 }), period });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Number of the 30-second step with this code, the present one or a neighbour (RFC 6238), or undefined. */
export function acceptedStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period, algorithm: 'SHA1' });
  const aside = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / period) + aside;
}
