import type { PageName } from '../wire/paths.ts';
import type { DealStage } from './stages.ts';

/**
 * Who acts at a place of the deal: the buyer's side, the developer's staff, or a third party; `others` are
 * those of the buyer's side whom a reader waits for.
 */
export type Turn = 'buyer' | 'others' | 'staff' | 'bank' | 'registry' | 'nobody';

/** The stages that every deal passes, as its pages show them. */
export const usualStages = [
  'booking',
  'parameters',
  'members',
  'mortgage',
  'total',
  'paperwork',
  'completed',
] as const satisfies readonly DealStage[];

interface PlaceRow {
  /** The step code of S4.1-07 and of the rulings on 205, 218, 220: used only at the API. */
  readonly code: number;
  readonly turn: Turn;
  readonly stage: DealStage;
  /** Child screen of /deals/{estate} for the act of this place. */
  readonly screen: string;
  /**
   * Days for the act; absent when only the end of the booking limits it. The registry has seven working days
   * (218-FZ, art. 16): nine calendar days, or eleven over a holiday.
   */
  readonly days?: number;
  /** The page of the act; absent when it is done with the manager, on the page of the deal. */
  readonly ownPage?: Extract<PageName, `deal${string}`>;
}

const row = (code: number, turn: Turn, stage: DealStage, screen: string, days?: number): PlaceRow => ({
  code,
  turn,
  stage,
  screen,
  ...(days !== undefined && { days }),
});

const on = (ownPage: NonNullable<PlaceRow['ownPage']>, place: PlaceRow): PlaceRow => ({ ...place, ownPage });

/**
 * Places of a deal after its booking, in the usual order. Some places share a step code: three of the
 * hand-over, which comes years after the price; two of the banks, since the buyer may choose after the first
 * approval; two of the members' papers, which are checked or returned.
 */
const places = {
  parameters: on('dealParameters', row(206, 'buyer', 'parameters', 'parameters', 5)),
  members: on('dealMembers', row(207, 'buyer', 'members', 'members', 5)),
  'members-check': on('dealMembers', row(205, 'staff', 'members', 'members', 1)),
  'member-documents': on('dealMembers', row(205, 'buyer', 'members', 'members', 5)),
  mortgage: on('dealMortgage', row(212, 'buyer', 'mortgage', 'mortgage', 3)),
  'mortgage-sent': on('dealMortgageAwaits', row(214, 'bank', 'mortgage', 'mortgage/awaits', 1)),
  'mortgage-offers': on('dealMortgage', row(215, 'buyer', 'mortgage', 'mortgage', 3)),
  'mortgage-awaits': on('dealMortgage', row(215, 'bank', 'mortgage', 'mortgage/awaits', 3)),
  'mortgage-declined': on('dealMortgage', row(216, 'buyer', 'mortgage', 'mortgage', 5)),
  total: on('dealParametersTotal', row(213, 'buyer', 'total', 'parameters/total', 2)),
  'contract-draft': on('dealContract', row(209, 'staff', 'paperwork', 'view', 2)),
  'contract-late': on('dealContract', row(210, 'staff', 'paperwork', 'view', 2)),
  'contract-reading': on('dealContract', row(203, 'buyer', 'paperwork', 'view', 3)),
  appointment: on('dealPaperworkAppointment', row(204, 'buyer', 'paperwork', 'paperwork/appointment', 3)),
  'appointment-made': on(
    'dealPaperworkAppointmentSuccess',
    row(208, 'staff', 'paperwork', 'paperwork/appointment-success', 3),
  ),
  signing: on('dealPaperworkEds', row(217, 'buyer', 'paperwork', 'paperwork/eds', 3)),
  'counter-signing': on('dealPaperworkEds', row(211, 'staff', 'paperwork', 'paperwork/eds', 1)),
  registration: row(218, 'registry', 'paperwork', 'payment', 11),
  funding: row(220, 'buyer', 'paperwork', 'payment', 5),
  handover: row(221, 'staff', 'completed', 'completed'),
  inspection: row(221, 'buyer', 'completed', 'completed'),
  completed: row(221, 'nobody', 'completed', 'completed'),
  exception: row(219, 'staff', 'paperwork', 'view', 2),
} as const satisfies Readonly<Record<string, PlaceRow>>;

export type DealPlace = keyof typeof places;

export const dealPlaces = Object.keys(places) as readonly DealPlace[];

export const isDealPlace = (act: string): act is DealPlace => Object.hasOwn(places, act);

/** The row of a place. */
export const dealPlace = (place: DealPlace): PlaceRow => places[place];

/**
 * The place of a step code; a code of 203…221 without a meaning is an exception that the desk decides
 * (S4.1-08).
 */
export const placeOfCode = (code: number): DealPlace =>
  dealPlaces.findLast((place) => places[place].code === code) ?? 'exception';
