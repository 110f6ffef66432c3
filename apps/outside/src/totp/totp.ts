import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/** The current six digits of an authenticator. @throws TypeError when the secret is not base32 */
export function currentCode(secret: string, now: Date): { code: string; secondsLeft: number } {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_S,
    algorithm: 'SHA1',
  });
  const seconds = Math.floor(now.getTime() / 1000);
  return { code: totp.generate({ timestamp: now.getTime() }), secondsLeft: PERIOD_S - (seconds % PERIOD_S) };
}
