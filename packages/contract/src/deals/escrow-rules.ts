import type { StaffRole } from '../wire/endpoint.ts';
import type { DealPlace } from './places.ts';
import { awaitsPrice } from './schedule-rules.ts';

/** The history event of a deal when the desk records the account. */
export const escrowEvent = 'record-escrow';

/** The bank gives its number to staff who work on the contract or the money. */
export const escrowRoles = ['lawyer', 'accountant', 'admin'] as const satisfies readonly StaffRole[];

export interface EscrowPosition {
  readonly place: DealPlace | null;
  readonly roles: readonly StaffRole[];
}

/**
 * Why the escrow account cannot be recorded now, as an error code. It is opened by the signed contract; a
 * wrong digit may be corrected until the price is paid.
 */
export function escrowRefusal({ place, roles }: EscrowPosition): 'ROLE_DENIED' | 'STEP_WRONG' | null {
  const may: readonly StaffRole[] = escrowRoles;
  if (!may.some((role) => roles.includes(role))) return 'ROLE_DENIED';
  return place && awaitsPrice(place) ? null : 'STEP_WRONG';
}
