import type { DealPlace } from '../deals/places.ts';

/** Places where only the buyers decide about members and shares. */
const open: readonly DealPlace[] = [
  'members',
  'members-check',
  'member-documents',
  'mortgage',
  'mortgage-declined',
  'total',
];
/** Places where terms are chosen again, the bank answers or the contract is drafted. */
const beforeAgreement: readonly DealPlace[] = [
  'parameters',
  'mortgage-sent',
  'mortgage-offers',
  'mortgage-awaits',
  'contract-draft',
  'contract-late',
  'contract-reading',
];

/** Whether the main buyer may add and remove members and set shares: until the contract is drafted. */
export const mayChangeMembers = (place: DealPlace): boolean => open.includes(place);

/** Whether papers of a member may be sent, checked and returned: until the contract is agreed. */
export const mayCheckMembers = (place: DealPlace): boolean =>
  open.includes(place) || beforeAgreement.includes(place);
