import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import type { ParametersView } from '@novosel/contract/parameters/schema.ts';
import type { Buyer } from '../../stage/people.ts';
import { openCalls } from '../browser/calls.ts';

/** A buyer chooses the terms of his deal by calls, as they are first shown. */
export async function chooseTerms(buyer: Buyer, estate: number, form: PaymentForm): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const { offer } = await calls.get<ParametersView>(`/api/deals/${estate}/parameters`);
  const choice = { ...firstChoice(offer, form), agree: true };
  const { kopecks: priceKopecks } = quoteOf(offer, choice);
  await calls.act(`/api/deals/${estate}/parameters`, { ...choice, priceKopecks });
}
