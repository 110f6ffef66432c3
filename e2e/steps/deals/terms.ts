import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import type { ParametersChoice, ParametersView } from '@novosel/contract/parameters/schema.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';

/** A buyer saves the terms of his deal by calls: the defaults with the changes of `more`. */
export async function chooseTerms(
  buyer: Buyer,
  estate: number,
  form: PaymentForm,
  more: Partial<ParametersChoice> = {},
): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const { offer } = await calls.get<ParametersView>(`/api/deals/${estate}/parameters`);
  const choice = { ...firstChoice(offer, form), ...more, agree: true };
  const { kopecks: priceKopecks } = quoteOf(offer, choice);
  await calls.act(`/api/deals/${estate}/parameters`, { ...choice, priceKopecks });
}

/** The buyer confirms the calculation that he saved last, by calls. */
export async function confirmTotal(buyer: Buyer, estate: number): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const { quote } = await calls.get<ParametersView>(`/api/deals/${estate}/parameters`);
  await calls.act(`/api/deals/${estate}/total`, { hash: quote?.hash });
}
