import type { PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
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
 * the total.
 * @param checks signs in as who checks papers of members
 * @returns the HTTP status of the last call; undefined when the desk records the step
 */
export async function stepOfPeople(
  browser: Browser,
  checks: () => Browser | Promise<Browser>,
  { estate, deal, ...step }: PeoplesStep,
): Promise<number | undefined> {
  return step.from === 'members'
    ? passMembers(browser, await checks(), { estate, deal })
    : stepOfBuyer(browser, estate, step);
}
