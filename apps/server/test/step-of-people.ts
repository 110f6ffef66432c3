import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
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
