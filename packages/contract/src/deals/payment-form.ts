import type { PaymentForm } from '../catalogue/schema.ts';
import type { DealView } from './endpoints.ts';
import type { DealEvent } from './rules.ts';

/** After these the price is paid with a loan; a refusal leads to other banks, so it is no other form yet. */
const toMortgage: readonly string[] = [
  'choose-mortgage',
  'send-application',
  'take-application',
  'offer-mortgage',
  'approve-mortgage',
] satisfies readonly DealEvent[];
/** After these it is paid as the buyer has chosen or else booked it, until something else happens. */
const fromMortgage: readonly string[] = [
  'choose-other-payment',
  'change-parameters',
  'choose-parameters',
  'renew-parameters',
] satisfies readonly DealEvent[];

type Told = Pick<DealView, 'schedule' | 'chosenForm'> & {
  readonly history: readonly Pick<DealView['history'][number], 'event'>[];
  readonly booking: { readonly price: Pick<DealView['booking']['price'], 'form'> };
};

/**
 * How the price of a deal is paid: by its schedule, by the mortgage that was chosen on the way, by what the
 * buyer has chosen of its parameters, else as it was booked.
 */
export function paymentFormOf({ schedule, history, booking, chosenForm }: Told): PaymentForm {
  if (schedule) return 'installment';
  // The history stands newest first.
  const last = history.find(({ event }) => toMortgage.includes(event) || fromMortgage.includes(event));
  return last && toMortgage.includes(last.event) ? 'mortgage' : (chosenForm ?? booking.price.form);
}
