import type { Finishing, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { BookingRow } from '../booking/public.ts';
import { type DealRow, updateDeal } from './deals.repo.ts';

/** The price of a deal in kopecks: that of the terms that the buyer has chosen, else as it was booked. */
export const priceOfDeal = (
  booking: Pick<BookingRow, 'priceKopecks'>,
  deal: Pick<DealRow, 'priceKopecks'> | undefined,
): number => deal?.priceKopecks ?? booking.priceKopecks;

interface ChosenTerms {
  readonly priceKopecks: number;
  readonly paymentForm: PaymentForm;
  /** Null: as the booking has it. */
  readonly finishing: Finishing | null;
}

/** From now on the deal has this price and this form of payment. */
export const setDealTerms = (tx: Tx, dealId: string, terms: ChosenTerms): Promise<void> =>
  updateDeal(tx, dealId, terms);
