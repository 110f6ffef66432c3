import { hash, verify } from '@node-rs/argon2';
import { helpWith } from './helper-process.ts';
import { type HashRequest, hashCost, missingPasses } from './password-hash.ts';

/** The process that hashes. */
helpWith<HashRequest, string | boolean>(async ({ password, passes, hash: stored }) => {
  if (stored === undefined) return hash(password, hashCost(passes));
  if (await verify(stored, password)) return true;
  const missing = missingPasses(stored, passes);
  if (missing > 0) await hash(password, hashCost(missing));
  return false;
});
