/** Argon2id parameters (promise 1; OWASP Password Storage): 19 MiB, two passes, one lane. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Whether a stored hash was made at a lower cost than today's, so that the next right password renews it. */
export function needsRehash(hash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash);
  if (!found) return true;
  const [memory, time, lanes] = found.slice(1).map(Number) as [number, number, number];
  return memory < hashCost.memoryCost || time < hashCost.timeCost || lanes < hashCost.parallelism;
}

/** Work for the hashing process; `hash` is set when a password is to be compared. */
export interface HashRequest {
  readonly password: string;
  readonly hash?: string;
}
