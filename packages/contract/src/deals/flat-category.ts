import type { dealCategories } from '../wire/paths.ts';
import type { DealPlace } from './places.ts';
import type { DealEvent } from './rules.ts';

/** Where a deal stands when its booking has just become it. */
export const openingAct = 'parameters' satisfies DealPlace;

/** The end of the way of a deal: the keys are given, nobody has anything to do. */
export const completedAct = 'completed' satisfies DealPlace;

type Category = (typeof dealCategories)[number];

/**
 * Places after the buyer's signature under the contract: from there on it is terminated, not given up
 * (agreement, «Возврат платы»).
 */
export const signedPlaces: readonly DealPlace[] = [
  'counter-signing',
  'registration',
  'funding',
  'handover',
  'inspection',
  'completed',
];

export const isSigned = (place: DealPlace | null): boolean => place !== null && signedPlaces.includes(place);

/** The buyer's own signature under the contract, as a move of the deal. */
export const signEvents = ['sign-contract', 'sign-on-paper'] as const satisfies readonly DealEvent[];

interface Told {
  readonly place: DealPlace | null;
  readonly history: readonly { readonly event: string }[];
}

/** Whether the contract is signed, wherever an exception has led the deal since. */
export const hasSigned = ({ place, history }: Told): boolean =>
  isSigned(place) || history.some(({ event }) => signEvents.some((one) => one === event));

/**
 * S3-40: what an estate is to its buyer. A booking is a deposit, the deal that it becomes a purchase, and a
 * contract from the buyer's signature on; null is a booking without a deal.
 */
export function flatCategory(place: DealPlace | null): Exclude<Category, 'concessions'> {
  if (place === null) return 'deposits';
  return isSigned(place) ? 'contracts' : 'purchases';
}

type Listed = { readonly place: DealPlace | null; readonly open: boolean };

/**
 * Under which kinds a deal is listed: its own, and while its booking still keeps the estate, before the
 * contract is signed, under bookings as well.
 */
export function isListedUnder({ place, open }: Listed, category: Category): boolean {
  const own = flatCategory(place);
  return category === own || (category === 'deposits' && own === 'purchases' && open);
}
