import { hash, verify } from '@node-rs/argon2';
import { type HashRequest, hashCost, missingPasses } from './password-hash.ts';

/**
 * Hashes a password, or compares it with a hash. A wrong one always takes the passes of the present cost,
 * even for a cheaper stored hash: otherwise the time of the answer would reveal who has one (promise 4). The
 * remaining difference is a factor of 1.02 to 1.05.
 * @returns the hash, or whether the password is correct
 */
export async function answerPassword(
  { password, passes, hash: stored }: HashRequest,
  argon2: { readonly hash: typeof hash; readonly verify: typeof verify } = { hash, verify },
): Promise<string | boolean> {
  if (stored === undefined) return argon2.hash(password, hashCost(passes));
  if (await argon2.verify(stored, password)) return true;
  const missing = missingPasses(stored, passes);
  if (missing > 0) await argon2.hash(password, hashCost(missing));
  return false;
}
