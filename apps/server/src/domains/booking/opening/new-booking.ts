import type { BuyerAct } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { type BookingRow, nextNumber } from '../booking.repo.ts';

type Chosen = Pick<BookingRow, 'estateId' | 'rulesVersion' | 'term' | 'price' | 'holdUntil' | 'bookedUntil'>;

/** A booking before its first move, with a new number; not inserted yet. */
export async function newBooking(tx: Tx, { at, actor }: BuyerAct, chosen: Chosen): Promise<BookingRow> {
  return {
    ...chosen,
    id: uuidv7(at),
    number: await nextNumber(tx),
    userId: actor.id,
    state: 'none',
    feeKopecks: chosen.term.feeKopecks,
    priceKopecks: chosen.price.totalKopecks,
    finishing: null,
    startedAt: at,
    agreementId: null,
    reason: null,
    termsRequest: null,
    endedAt: null,
    updatedAt: at,
  };
}
