import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DealEvent } from '@novosel/contract/deals/rules.ts';
import type { Context } from '../src/context.ts';
import { type MovedBy, stepDeal } from '../src/domains/deals/public.ts';
import { inTransaction } from '../src/platform/database/in-transaction.ts';
import { stepOfContract } from './agree-contract.ts';
import type { Browser } from './browser.ts';
import { stepOfBuyer } from './choose-terms.ts';
import { passMembers } from './name-members.ts';

interface PeoplesStep {
  readonly estate: number;
  readonly deal: string;
  readonly from: DealPlace;
  readonly to: DealPlace;
  readonly form?: PaymentForm;
}

/**
 * A step that the desk does not record, because people do it on pages of their own: the terms, the members,
 * the total, the contract.
 * @param checks signs in as who checks papers of members and sends contracts
 * @returns the status of what was done last; undefined for a step that the desk records
 */
export async function stepOfPeople(
  browser: Browser,
  checks: () => Browser | Promise<Browser>,
  { estate, deal, ...step }: PeoplesStep,
): Promise<number | undefined> {
  if (step.from === 'members') return passMembers(browser, await checks(), { estate, deal });
  const own = await stepOfBuyer(browser, estate, step);
  return own ?? stepOfContract(browser, await checks(), { estate, deal }, step);
}

interface SignedStep {
  readonly deal: string;
  readonly from: DealPlace;
  readonly to: DealPlace;
}

const signed: Partial<Record<DealPlace, { readonly event: DealEvent; readonly actor: MovedBy['actor'] }>> = {
  signing: { event: 'sign-contract', actor: 'buyer' },
  'counter-signing': { event: 'sign-by-all', actor: 'staff' },
};

/**
 * A step that signatures in the operator's app make, made by a call: only its place matters here.
 * @returns whether it was made; undefined for any other step
 */
export async function stepOfApps(
  context: Context,
  { deal: dealId, from, to }: SignedStep,
): Promise<boolean | undefined> {
  const step = signed[from];
  if (!step || !['counter-signing', 'registration'].includes(to)) return undefined;
  const { event, actor } = step;
  return inTransaction(context.db, (tx) => stepDeal(context, tx, { dealId, event, by: { actor } }));
}
