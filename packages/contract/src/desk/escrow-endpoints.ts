import * as z from 'zod/mini';
import { escrowAccount, recordedEscrow } from '../deals/escrow.ts';
import { escrowRoles } from '../deals/escrow-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, uuid } from '../wire/schema.ts';

/**
 * The buyer's escrow account as last recorded, and why this reader cannot record it now, as an error code.
 */
export const deskEscrow = z.object({ account: z.nullable(escrowAccount), refused: z.nullable(z.string()) });

/** The bank has opened the buyer's escrow account: from then on his page shows where to pay. */
export const recordEscrow = endpoint({
  name: 'desk.recordEscrow',
  ...atDesk('deals', escrowRoles),
  method: 'POST',
  path: '/api/office/deals/{deal}/escrow',
  summary: 'Records the escrow account of a signed contract, or another in its place.',
  /** Re-authentication: the whole price goes to this account. */
  proof: 'fresh',
  params: z.object({ deal: uuid }),
  body: recordedEscrow,
  answer: done,
  errors: ['STEP_WRONG', 'ESCROW_ACCOUNT_USED', 'ROLE_DENIED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const deskEscrowEndpoints = { recordEscrow };
