import type { PaymentForm } from '../catalogue/schema.ts';
import type { DealView } from './endpoints.ts';
import type { DealEvent } from './rules.ts';

/**
 * After these events the price is paid with a loan. A refusal leads to other banks, so it does not change the
 * form.
 */
const toMortgage: readonly string[] = [
  'choose-mortgage',
  'send-application',
  'take-application',
  'offer-mortgage',
  'approve-mortgage',
] satisfies readonly DealEvent[];
/** After these events the price is paid in the form that the buyer chose or booked, until another event. */
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
 * The form of payment of a deal: by its schedule, else by a mortgage chosen during the deal, else by the
 * buyer's chosen parameters, else as booked.
 */
export function paymentFormOf({ schedule, history, booking, chosenForm }: Told): PaymentForm {
  if (schedule) return 'installment';
  // The history is newest first.
  const last = history.find(({ event }) => toMortgage.includes(event) || fromMortgage.includes(event));
  return last && toMortgage.includes(last.event) ? 'mortgage' : (chosenForm ?? booking.price.form);
}
