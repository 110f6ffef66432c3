import { type DealPlace, dealPlace, type Turn } from './places.ts';

/**
 * A step of the course that every deal passes. Acts of the booking are named by its states, those of the deal
 * by its places.
 */
export interface CourseAct {
  readonly act: string;
  readonly turn: Turn;
}

/** Steps of the booking; `payment` is left out when there is no fee. */
export const bookingCourse: readonly CourseAct[] = [
  { act: 'start', turn: 'buyer' },
  { act: 'passport', turn: 'buyer' },
  { act: 'sign', turn: 'buyer' },
  { act: 'payment', turn: 'buyer' },
];

/**
 * The usual way of a deal after booking (domain, «The way of a deal»); side steps are added when they happen.
 */
export const dealCourse: readonly CourseAct[] = (
  [
    'parameters',
    'members',
    'total',
    'contract-draft',
    'contract-reading',
    'signing',
    'counter-signing',
    'registration',
    'funding',
    'completed',
  ] as const satisfies readonly DealPlace[]
).map((place) => ({ act: place, turn: dealPlace(place).turn }));

/** What is lost when a term passes; the pages have the texts. */
export const lossCodes = ['hold-ends', 'booking-ends', 'penalty'] as const;
export type LossCode = (typeof lossCodes)[number];
