/**
 * Argon2id's memory in KiB (promise 1; OWASP Password Storage): two are hashed at once, so a small server
 * spares 38 MB for them.
 */
const memoryCost = 19_456;

/**
 * Passes over the memory: OWASP's least, which no setting goes under, and what is usual. Promise 1 wants 50
 * to 500 ms of one hash, and two passes take 7 to 23 ms on present machines (docs/decisions/010).
 */
export const leastPasses = 2;
export const usualPasses = 16;

/** What a hash of today costs; one lane. */
export const hashCost = (passes: number) => ({ memoryCost, timeCost: passes, parallelism: 1 }) as const;

/** Passes that a stored hash is short of today's cost; 0 when it is as dear. */
export function missingPasses(hash: string, passes: number): number {
  const { memory, time } = costOf(hash);
  return Math.max(0, passes - Math.floor((memory * time) / memoryCost));
}

/**
 * Whether a stored hash is below today's cost, or below the least memory at any; the next right password
 * renews it.
 */
export const isCheap = (hash: string, passes: number): boolean =>
  costOf(hash).memory < memoryCost || missingPasses(hash, passes) > 0;

/** What is no hash of ours has cost nothing. */
function costOf(hash: string): { memory: number; time: number } {
  const [, memory = 0, time = 0] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash)?.map(Number) ?? [];
  return { memory, time };
}

/** Of no password, at today's cost. */
export const nobodysHash = (passes: number): string =>
  `$argon2id$v=19$m=${memoryCost},t=${passes},p=1$oEVcbO3KmBBctfpc2CIX0g$O7c50fpcVVjfk5Ax29pspr9zBsPJRxZPAPIb5w/ziHU`;

/** Work for the hashing process; `hash` is set when a password is to be compared. */
export interface HashRequest {
  readonly password: string;
  readonly passes: number;
  readonly hash?: string;
}
