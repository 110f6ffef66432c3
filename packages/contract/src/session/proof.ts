import type { AnyEndpoint } from '../wire/endpoint.ts';

/** Seconds for which a re-authentication stays valid (promise 11). */
export const proofSeconds = 300;

/** Whether a re-authentication is still valid; both in milliseconds since the epoch. */
export const proofHolds = (provedAt: number, now: number): boolean => now - provedAt <= proofSeconds * 1000;

/**
 * Whether a call with this body needs an earlier re-authentication. A code bound to the act or the present
 * password within the call is enough; a refund of nothing needs none.
 */
export function needsFreshProof({ proof }: Pick<AnyEndpoint, 'proof'>, body: unknown): boolean {
  if (proof !== 'fresh-for-money') return proof === 'fresh';
  const { refundKopecks } = (body ?? {}) as { readonly refundKopecks?: number };
  return refundKopecks !== undefined && refundKopecks > 0;
}
