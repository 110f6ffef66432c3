import type { BookingState } from '../booking/rules.ts';
import type { DealPlace } from '../deals/places.ts';

/** Suggested questions for a place of a deal; the catalogues of the cabinet and the desk have their texts. */
export const phraseSets = [
  'general',
  'booking',
  'fee',
  'return',
  'edition',
  'terms',
  'members',
  'mortgage',
  'contract',
  'signature',
  'meeting',
  'registration',
  'escrow',
  'building',
  'inspection',
  'keys',
  'special',
] as const;
export type PhraseSet = (typeof phraseSets)[number];

/** Acts of a turn that are neither a state of the booking nor a place of the deal. */
type OtherAct = 'start' | 'confirm' | 'trusted-paying' | 'return-cash' | 'return-transfer' | 'refund-failed';

const sets: Readonly<Record<BookingState | DealPlace | OtherAct, PhraseSet>> = {
  none: 'booking',
  start: 'booking',
  passport: 'booking',
  sign: 'booking',
  payment: 'fee',
  confirm: 'fee',
  paying: 'fee',
  'trusted-paying': 'fee',
  unclear: 'fee',
  cash: 'fee',
  transfer: 'fee',
  success: 'terms',
  resign: 'edition',
  expired: 'return',
  canceled: 'return',
  refunding: 'return',
  returned: 'return',
  'return-cash': 'return',
  'return-transfer': 'return',
  'refund-failed': 'return',
  parameters: 'terms',
  members: 'members',
  'members-check': 'members',
  'member-documents': 'members',
  mortgage: 'mortgage',
  'mortgage-sent': 'mortgage',
  'mortgage-offers': 'mortgage',
  'mortgage-awaits': 'mortgage',
  'mortgage-declined': 'mortgage',
  total: 'terms',
  'contract-draft': 'contract',
  'contract-late': 'contract',
  'contract-reading': 'contract',
  signing: 'signature',
  'counter-signing': 'signature',
  appointment: 'meeting',
  'appointment-made': 'meeting',
  registration: 'registration',
  funding: 'escrow',
  handover: 'building',
  inspection: 'inspection',
  completed: 'keys',
  exception: 'special',
};

/** Most phrases shown at the empty field. */
export const phrasesShown = 3;

/** The questions for an act of a turn; without an act, or for an unknown one, the general questions. */
export const phraseSetOf = (act: string | undefined): PhraseSet =>
  act !== undefined && Object.hasOwn(sets, act) ? sets[act as keyof typeof sets] : 'general';
