import type { dealCategories } from '../wire/paths.ts';
import type { DealPlace } from './places.ts';
import type { DealEvent } from './rules.ts';

/** The first place of a deal, when its booking succeeds. */
export const openingAct = 'parameters' satisfies DealPlace;

/** The last place of a deal: the keys are handed over, nobody has anything to do. */
export const completedAct = 'completed' satisfies DealPlace;

type Category = (typeof dealCategories)[number];

/**
 * Places after the buyer's signature of the contract: from there on it is terminated, not cancelled
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

/** Whether everybody has signed the contract, the developer too. */
export const isSignedByAll = (place: DealPlace | null): boolean =>
  isSigned(place) && place !== 'counter-signing';

/** Moves of the deal that record the buyer's signature of the contract. */
export const signEvents = ['sign-contract', 'sign-on-paper'] as const satisfies readonly DealEvent[];

interface Told {
  readonly place: DealPlace | null;
  readonly history: readonly { readonly event: string }[];
}

/** Whether the contract is signed, even if an exception has since moved the deal elsewhere. */
export const hasSigned = ({ place, history }: Told): boolean =>
  isSigned(place) || history.some(({ event }) => signEvents.some((one) => one === event));

/**
 * S3-40: the category of an estate for its buyer. A booking is a deposit, its deal a purchase, and from the
 * buyer's signature on a contract; null is a booking without a deal.
 */
export function flatCategory(place: DealPlace | null): Exclude<Category, 'concessions'> {
  if (place === null) return 'deposits';
  return isSigned(place) ? 'contracts' : 'purchases';
}

type Listed = { readonly place: DealPlace | null; readonly open: boolean };

/**
 * Whether a category lists a deal: its own does, and `deposits` does while the booking keeps the estate and
 * the contract is not signed.
 */
export function isListedUnder({ place, open }: Listed, category: Category): boolean {
  const own = flatCategory(place);
  return category === own || (category === 'deposits' && own === 'purchases' && open);
}
