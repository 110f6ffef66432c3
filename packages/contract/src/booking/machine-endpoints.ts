import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { bookingStates } from './rules.ts';

/** Most bookings in one answer. */
export const machineBookingsAtMost = 100;

const machineBooking = z.object({
  id: uuid,
  number: z.string(),
  state: z.enum(bookingStates),
  /** Whether it keeps the estate from others. */
  live: z.boolean(),
  estate: z.int(),
  priceKopecks: kopecks,
  startedAt: moment,
  changedAt: moment,
});

/** For the developer's own programs: bookings and their states, without data of the buyers. */
export const machineBookings = endpoint({
  name: 'booking.forMachines',
  door: 'cabinet',
  method: 'GET',
  path: '/api/machines/bookings',
  summary: 'Bookings as they change, the oldest change first; nothing of the buyers.',
  owner: { kind: 'machine', scope: 'bookings.read' },
  /** The last booking that the caller knows: its `changedAt` and its `id`. */
  query: z.object({ since: z.optional(moment), after: z.optional(uuid) }),
  answer: ok(z.object({ items: z.array(machineBooking), more: z.boolean() })),
  errors: ['VALIDATION'],
  limit: { max: 600, seconds: 60, per: 'address' },
});

export const bookingMachineEndpoints = { machineBookings };
