import type { Tx } from '../../platform/database/db.ts';

/**
 * What the deal that a booking became is asked before the booking ends or changes. Deals implement it, the
 * composition hands it over.
 */
export interface DealGuard {
  /** Asked before a booking is ended by a person, or gets new terms. @throws AppError CONTRACT_SIGNED */
  refuseSigned(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Asked before the desk moves the end of a booking.
   * @throws AppError CONTRACT_SIGNED when that end decides nothing any more
   */
  refuseExtension(tx: Tx, bookingId: string): Promise<void>;
  /**
   * Returns false when a booking whose time is over has to go on: its deal waits for somebody else, or is
   * signed.
   */
  endsByTerm(tx: Tx, bookingId: string): Promise<boolean>;
}
