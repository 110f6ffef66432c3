import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { day, estateId, form, moment, ok, uuid } from '../wire/schema.ts';
import { appointmentView, channel, language, slotDays, wishes } from './schema.ts';

const params = z.object({ estate: estateId });
const owner = { kind: 'deal-member', param: 'estate' } as const;
const act = {
  door: 'cabinet',
  method: 'POST',
  owner,
  whenFrozen: 'closed',
  answer: ok(appointmentView),
  limit: { max: 120, seconds: 3600, per: 'person' },
} as const;
const errors = ['NOT_FOUND', 'STEP_WRONG', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'] as const;

/** For every party of the deal. */
export const getAppointment = endpoint({
  name: 'appointments.get',
  door: 'cabinet',
  method: 'GET',
  owner,
  staleBy: 'deal',
  path: '/api/deals/{estate}/appointment',
  summary: 'The meeting for signing: who comes with which papers, offices, what is held, made and over.',
  params,
  answer: ok(appointmentView),
  errors: ['NOT_FOUND'],
});

export const listSlots = endpoint({
  name: 'appointments.slots',
  door: 'cabinet',
  method: 'GET',
  owner,
  staleBy: 'deal',
  path: '/api/deals/{estate}/appointment/slots',
  summary: 'Times of a week at an office, each free or taken, and why a day has none.',
  params,
  query: z.object({ office: uuid, language, from: z.optional(day) }),
  answer: ok(slotDays),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** What the way of a deal knows as the choice of paper; the desk may record it as well. */
export const choosePaper = endpoint({
  name: 'appointments.choosePaper',
  ...act,
  path: '/api/deals/{estate}/appointment/paper',
  summary: 'The contract that everybody has agreed to is signed on paper: the deal waits for a time.',
  params,
  body: z.optional(form({})),
  errors,
  idempotency: 'key',
});

/** Takes the place of what was held before. Of two who choose one time, one is refused and told of others. */
export const holdSlot = endpoint({
  name: 'appointments.hold',
  ...act,
  path: '/api/deals/{estate}/appointment/hold',
  summary: 'Keeps a time for ten minutes, with everything that was chosen for the meeting.',
  params,
  body: form({
    channel,
    office: uuid,
    at: moment,
    language,
    wishes,
    /** IDs of the signers who come: for the signing on paper, all of them. */
    comes: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(20)),
  }),
  errors: ['SLOT_CLOSED', 'SLOT_TAKEN', 'VISIT_LATE', 'VISIT_MOVES_SPENT', ...errors],
  idempotency: 'key',
});

/** Where a meeting is made already, it is moved, and its former time is free at once. */
export const makeAppointment = endpoint({
  name: 'appointments.make',
  ...act,
  path: '/api/deals/{estate}/appointment/make',
  summary: 'Makes a meeting at the time that is held, or moves it there.',
  params,
  body: form({ held: uuid }),
  errors: ['SLOT_HOLD_OVER', 'VISIT_LATE', 'VISIT_MOVES_SPENT', ...errors],
  idempotency: 'key',
});

export const cancelAppointment = endpoint({
  name: 'appointments.cancel',
  ...act,
  path: '/api/deals/{estate}/appointment/cancel',
  summary: 'Cancels a meeting, or gives back a time that is held; it is free at once.',
  params,
  body: form({ meeting: uuid }),
  errors: ['VISIT_LATE', ...errors],
  idempotency: 'key',
});

export const appointmentsEndpoints = {
  getAppointment,
  listSlots,
  choosePaper,
  holdSlot,
  makeAppointment,
  cancelAppointment,
};
