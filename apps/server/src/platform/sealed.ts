import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

const keyOf = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** Closes a text so that only the holder of the secret reads it. `use` keeps one use apart from another. */
export function seal(secret: string, use: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret, use), iv);
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
}

/** @throws Error when it was sealed by another secret or changed since */
export function unseal(secret: string, use: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secret, use), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
