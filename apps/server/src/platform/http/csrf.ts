import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A token is a random part and its HMAC with what it is bound to: the session, or before the sign-in the
 * browser's nonce. So a token from before the sign-in becomes invalid by it (promise C3), and nothing is
 * stored.
 */
export function issueCsrf(secret: string, boundTo: string): string {
  const random = randomBytes(16).toString('base64url');
  return `${random}.${mac(secret, boundTo, random)}`;
}

export function csrfValid(secret: string, boundTo: string, token: string | undefined): boolean {
  const [random, given] = token?.split('.') ?? [];
  if (!random || !given) return false;
  const expected = Buffer.from(mac(secret, boundTo, random));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function mac(secret: string, boundTo: string, random: string): string {
  return createHmac('sha256', secret).update(`csrf\0${boundTo}\0${random}`).digest('base64url');
}
