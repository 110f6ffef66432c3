import { needsFreshProof, proofHolds } from '@novosel/contract/session/proof.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Door } from './guard.ts';
import type { Viewer } from './viewer.ts';

/**
 * Refuses a sensitive act in a session without a recent re-authentication (promise 11).
 * @throws AppError PROOF_REQUIRED
 */
export function assertProved(
  { clock }: Pick<Door, 'clock'>,
  endpoint: AnyEndpoint,
  viewer: Viewer | undefined,
  body: unknown,
): void {
  if (!viewer || !needsFreshProof(endpoint, body)) return;
  if (!proofHolds(viewer.provedAt, clock.now().getTime())) throw new AppError('PROOF_REQUIRED');
}
