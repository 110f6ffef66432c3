import { type DealPlace, type Handover, isHandover } from './rules.ts';
import { dealStep, type Turn } from './steps.ts';

/** A point of the course that every deal passes. Acts of the booking are named by its states, those of the deal by step codes. */
export interface CourseAct {
  readonly act: string;
  readonly turn: Turn;
}

/** The booking's part; `payment` is left out when there is no fee. */
export const bookingCourse: readonly CourseAct[] = [
  { act: 'start', turn: 'buyer' },
  { act: 'passport', turn: 'buyer' },
  { act: 'sign', turn: 'buyer' },
  { act: 'payment', turn: 'buyer' },
];

/** The usual way of a deal after booking (domain, «The way of a deal»); side steps join it when they happen. */
export const dealCourse: readonly CourseAct[] = [
  { act: '206', turn: 'buyer' },
  { act: '207', turn: 'buyer' },
  { act: '213', turn: 'buyer' },
  { act: '209', turn: 'staff' },
  { act: '203', turn: 'buyer' },
  { act: '217', turn: 'buyer' },
  { act: '211', turn: 'staff' },
  { act: '218', turn: 'registry' },
  { act: '220', turn: 'buyer' },
  { act: '221', turn: 'nobody' },
];

/** What is lost when a term passes; the words stand in the pages' catalogues. */
export const lossCodes = ['hold-ends', 'booking-ends', 'penalty'] as const;
export type LossCode = (typeof lossCodes)[number];

/**
 * Days given for a step that no booking limits; a step that is absent is due with the booking. The registry has seven
 * working days (Federal law 218-FZ, art. 16), which are nine of the calendar, or eleven over a holiday.
 */
export const stepDays: Readonly<Record<number, number>> = {
  206: 5,
  207: 5,
  205: 5,
  212: 3,
  214: 1,
  215: 3,
  216: 5,
  213: 2,
  209: 2,
  210: 2,
  203: 3,
  204: 3,
  208: 3,
  217: 2,
  211: 2,
  218: 11,
  220: 5,
  219: 2,
};

/** Whose turn a place of the deal is; at a hand-over we build and invite, and the buyer looks at his flat. */
export function turnOfPlace(place: DealPlace): Turn {
  return isHandover(place) ? handoverTurns[place] : dealStep(Number(place)).turn;
}

export const handoverTurns = { handover: 'staff', inspection: 'buyer' } as const satisfies Record<
  Handover,
  Turn
>;
