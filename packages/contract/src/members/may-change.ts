import type { DealPlace } from '../deals/places.ts';

/** Where members and their shares are still the buyers' own affair. */
const open: readonly DealPlace[] = [
  'members',
  'members-check',
  'member-documents',
  'mortgage',
  'mortgage-declined',
  'total',
];
/** Where the terms are chosen anew, the bank answers or the contract is made. */
const beforeAgreement: readonly DealPlace[] = [
  'parameters',
  'mortgage-sent',
  'mortgage-offers',
  'mortgage-awaits',
  'contract-draft',
  'contract-late',
  'contract-reading',
];

/** Whether the main buyer may add people, take them out and say shares: until the contract is drafted. */
export const mayChangeMembers = (place: DealPlace): boolean => open.includes(place);

/** Whether papers of a member may be sent, checked and returned: until the contract is agreed. */
export const mayCheckMembers = (place: DealPlace): boolean =>
  open.includes(place) || beforeAgreement.includes(place);
