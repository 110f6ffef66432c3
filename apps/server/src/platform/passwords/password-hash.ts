/**
 * Argon2id's memory in KiB (promise 1; OWASP Password Storage): two hashes run at once, so a small server
 * needs 38 MB for them.
 */
const memoryCost = 19_456;

/**
 * Passes over the memory: OWASP's minimum, which no setting may go below, and the default. Promise 1 wants 50
 * to 500 ms for a hash; two passes take 7 to 23 ms on present machines (docs/decisions/010).
 */
export const leastPasses = 2;
export const usualPasses = 16;

/** The present cost of a hash; one lane. */
export const hashCost = (passes: number) => ({ memoryCost, timeCost: passes, parallelism: 1 }) as const;

/** Passes by which a stored hash is below the present cost; 0 when it is not. */
export function missingPasses(hash: string, passes: number): number {
  const { memory, time } = costOf(hash);
  return Math.max(0, passes - Math.floor((memory * time) / memoryCost));
}

/** Whether a stored hash is below the present cost or memory; the next correct password renews it. */
export const isCheap = (hash: string, passes: number): boolean =>
  costOf(hash).memory < memoryCost || missingPasses(hash, passes) > 0;

/** The cost of a stored hash; zero for text in another format. */
function costOf(hash: string): { memory: number; time: number } {
  const [, memory = 0, time = 0] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash)?.map(Number) ?? [];
  return { memory, time };
}

/** A hash of no password, at the present cost. */
export const unmatchableHash = (passes: number): string =>
  `$argon2id$v=19$m=${memoryCost},t=${passes},p=1$oEVcbO3KmBBctfpc2CIX0g$O7c50fpcVVjfk5Ax29pspr9zBsPJRxZPAPIb5w/ziHU`;

/** Work for the hashing process; `hash` is set for a comparison. */
export interface HashRequest {
  readonly password: string;
  readonly passes: number;
  readonly hash?: string;
}
