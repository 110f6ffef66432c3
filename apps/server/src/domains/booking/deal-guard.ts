import type { Executor, Tx } from '../../platform/database/db.ts';
import type { DealEnd } from './closing.repo.ts';

/**
 * Questions of bookings to their deals: whether the deal is open, and whether the agreement and the fee of
 * the ended booking may still change. Deals implement it, `compose.ts` passes it in.
 */
export interface DealGuard {
  /** The deals of these bookings, by booking; a booking without a deal is absent. */
  dealsOf(db: Executor, bookingIds: readonly string[]): Promise<ReadonlyMap<string, DealEnd>>;
  /** Called before a person ends a booking or changes its terms. @throws AppError CONTRACT_SIGNED */
  refuseSigned(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Called before the desk changes the end of a booking.
   * @throws AppError CONTRACT_SIGNED when that end no longer matters
   */
  refuseExtension(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Returns false when an expired booking must stay: its deal waits for another party, or the contract is
   * signed.
   */
  endsByTerm(tx: Tx, bookingId: string): Promise<boolean>;
}
