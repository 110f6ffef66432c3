import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import type { ParametersChoice, ParametersView } from '@novosel/contract/parameters/schema.ts';
import type { Answer, Browser } from './browser.ts';

/** What a buyer sees on the pages of his terms. */
export async function termsOf(browser: Browser, estate: number): Promise<ParametersView> {
  const answer = await browser.get(`/api/deals/${estate}/parameters`);
  return (answer.body as unknown as { data: ParametersView }).data;
}

/** Saves the terms of a deal as the page would: those first shown for a form, and what else is chosen. */
export async function chooseTerms(
  browser: Browser,
  estate: number,
  form: PaymentForm = 'full',
  other: Partial<ParametersChoice> = {},
  key?: string,
): Promise<Answer> {
  const { offer } = await termsOf(browser, estate);
  const choice = { ...firstChoice(offer, form), ...other, agree: true };
  const { kopecks: priceKopecks } = quoteOf(offer, choice);
  return browser.act(`/api/deals/${estate}/parameters`, { ...choice, priceKopecks }, key);
}

/** Confirms the calculation that was saved last. */
export async function confirmTotal(browser: Browser, estate: number): Promise<Answer> {
  const { quote } = await termsOf(browser, estate);
  return browser.act(`/api/deals/${estate}/total`, { hash: quote?.hash });
}

/**
 * Makes a step of a deal that the buyer makes on a page of his own.
 * @returns the status of the answer; undefined for a step that the desk records
 */
export async function stepOfBuyer(
  browser: Browser,
  estate: number,
  { from, to, form }: { from: DealPlace; to: DealPlace; form?: PaymentForm },
): Promise<number | undefined> {
  if (from === 'parameters' && to === 'members') return (await chooseTerms(browser, estate, form)).status;
  return from === 'total' && to === 'contract-draft'
    ? (await confirmTotal(browser, estate)).status
    : undefined;
}
