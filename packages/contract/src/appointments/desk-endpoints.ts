import * as z from 'zod/mini';
import { printedReason } from '../fields/field-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { day, done, form, ok, uuid } from '../wire/schema.ts';
import { blockForm, deskCalendar, hostForm, mark, officeForm } from './schema.ts';

/** Everybody at the desk who reads deals. */
const readers = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
/** Who keeps hours of offices. */
export const officeRoles = ['manager', 'admin'] as const;
/** Who records how a meeting went; which marks each may set, the way of a deal says. */
export const markRoles = ['manager', 'lawyer', 'admin'] as const;

const write = { ...atDesk('deals', officeRoles), method: 'POST', answer: done } as const;
const ofOffice = z.object({ office: uuid });

export const listAppointments = endpoint({
  name: 'appointments.desk',
  ...atDesk('deals', readers),
  method: 'GET',
  path: '/api/office/appointments',
  summary: 'Meetings of a week by office and host, with hours of offices and blocked times.',
  query: z.object({ from: z.optional(day) }),
  answer: ok(deskCalendar),
  errors: ['VALIDATION'],
  staleBy: 'queue',
});

/** «Signed» leads the deal to its registration; a missed visit leads it back to the choice of a time. */
export const markAppointment = endpoint({
  name: 'appointments.mark',
  ...atDesk('deals', markRoles),
  method: 'POST',
  path: '/api/office/appointments/{meeting}/mark',
  summary: 'Records how a meeting went: kept, missed by either side, signed on paper.',
  params: z.object({ meeting: uuid }),
  body: form({ mark, reason: printedReason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VISIT_NOT_YET', 'VALIDATION', 'CSRF_INVALID'],
});

export const saveOffice = endpoint({
  name: 'appointments.saveOffice',
  ...write,
  path: '/api/office/appointments/offices',
  summary: 'An office with its address, time zone and working hours; meetings made before stay.',
  body: officeForm,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const saveHost = endpoint({
  name: 'appointments.saveHost',
  ...write,
  path: '/api/office/appointments/offices/{office}/hosts',
  summary: 'A member of staff who receives people in an office, with hours and languages.',
  params: ofOffice,
  body: hostForm,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const blockTime = endpoint({
  name: 'appointments.block',
  ...write,
  path: '/api/office/appointments/offices/{office}/blocks',
  summary: 'Blocks time of an office or of one host; refused while people have meetings then.',
  params: ofOffice,
  body: blockForm,
  errors: ['SLOTS_BOOKED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const unblockTime = endpoint({
  name: 'appointments.unblock',
  ...write,
  path: '/api/office/appointments/blocks/{block}/lift',
  summary: 'Offers blocked time again.',
  params: z.object({ block: uuid }),
  body: z.optional(form({})),
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const appointmentsDeskEndpoints = {
  listAppointments,
  markAppointment,
  saveOffice,
  saveHost,
  blockTime,
  unblockTime,
};
