import type { Executor, Tx } from '../../platform/database/db.ts';
import type { DealEnd } from './closing.repo.ts';

/**
 * What the deal that a booking became is asked: whether it is open, and whether the agreement and the fee of
 * the ended booking may still change. Deals implement it, the composition hands it over.
 */
export interface DealGuard {
  /** The deals that these bookings became, by booking; a booking that became none is absent. */
  dealsOf(db: Executor, bookingIds: readonly string[]): Promise<ReadonlyMap<string, DealEnd>>;
  /** Asked before a booking is ended by a person, or gets new terms. @throws AppError CONTRACT_SIGNED */
  refuseSigned(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Asked before the desk moves the end of a booking.
   * @throws AppError CONTRACT_SIGNED when that end decides nothing any more
   */
  refuseExtension(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Returns false when a booking whose time is over stays: its deal waits for somebody else, or is signed.
   */
  endsByTerm(tx: Tx, bookingId: string): Promise<boolean>;
}
