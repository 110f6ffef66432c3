import type { AnyEndpoint } from '../wire/endpoint.ts';

/** For so long a proof counts as fresh (promise 11). */
export const proofSeconds = 300;

/** Whether what a session has proved at that moment still counts; in milliseconds. */
export const proofHolds = (provedAt: number, now: number): boolean => now - provedAt <= proofSeconds * 1000;

/**
 * Whether a call with this body needs a proof besides. A code that is bound to the act, or the present
 * password, in the call itself is one; a refund of nothing gives nothing away.
 */
export function needsFreshProof({ proof }: Pick<AnyEndpoint, 'proof'>, body: unknown): boolean {
  if (proof !== 'fresh-for-money') return proof === 'fresh';
  const { refundKopecks } = (body ?? {}) as { readonly refundKopecks?: number };
  return refundKopecks !== undefined && refundKopecks > 0;
}
