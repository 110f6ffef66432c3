import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

const keyOf = (secret: string, use: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));

/** Closes texts so that only the holder of the secret reads them. `use` keeps one use apart from another. */
export function openSeal(secret: string, use: string) {
  const key = keyOf(secret, use);
  return {
    close(text: string): string {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    /** @throws Error when it was sealed by another secret or changed since */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

export const seal = (secret: string, use: string, text: string): string => openSeal(secret, use).close(text);

/** @throws Error when it was sealed by another secret or changed since */
export const unseal = (secret: string, use: string, sealed: string): string =>
  openSeal(secret, use).open(sealed);
