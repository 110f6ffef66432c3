import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

const keyOf = (secret: string, use: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));

/** Encrypts texts with the secret. `use` separates purposes. */
export function openSeal(secret: string, use: string) {
  const key = keyOf(secret, use);
  return {
    close(text: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    /** @throws Error when it was encrypted with another secret or has been changed */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

export const seal = (secret: string, use: string, text: string): string => openSeal(secret, use).close(text);

/** @throws Error when it was encrypted with another secret or has been changed */
export const unseal = (secret: string, use: string, sealed: string): string =>
  openSeal(secret, use).open(sealed);
