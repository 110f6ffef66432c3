import * as z from 'zod/mini';
import { consent } from '../consents/endpoints.ts';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, deskAreas, endpoint, staffRoles } from '../wire/endpoint.ts';
import { moment, ok, uuid } from '../wire/schema.ts';
import { personSession } from './people-endpoints.ts';
import { staffAdminRoles } from './staff-rules.ts';

const ofStaff = atDesk('staff', staffAdminRoles);
const roles = z.array(z.enum(staffRoles));

const staffRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles,
  /** Until when the sign-in is blocked; null: it is open. */
  closedUntil: z.nullable(moment),
  /** The second factor was removed and is not set up again yet. */
  withoutFactor: z.boolean(),
  lastSignInAt: z.nullable(moment),
});
export type StaffRow = z.output<typeof staffRow>;

const invitation = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  roles,
  sentAt: moment,
  endsAt: moment,
});
export type Invitation = z.output<typeof invitation>;

export const listStaff = endpoint({
  name: 'staff.list',
  ...ofStaff,
  method: 'GET',
  path: '/api/office/staff',
  summary: 'Members of staff, and who is invited.',
  answer: ok(z.object({ now: moment, items: z.array(staffRow), invitations: z.array(invitation) })),
  errors: [],
});

const staffCard = z.extend(staffRow, {
  codesLeft: z.int(),
  sessions: z.array(personSession),
  consents: z.array(consent),
});
export type StaffCard = z.output<typeof staffCard>;

export const staffOne = endpoint({
  name: 'staff.one',
  ...ofStaff,
  method: 'GET',
  path: '/api/office/staff/{person}',
  summary: 'A member of staff: roles, sign-ins, consents.',
  params: personParams,
  answer: ok(z.object({ now: moment, person: staffCard })),
  errors: ['NOT_FOUND'],
});

/** What each role may do: the owner rules of the endpoints, as the server enforces them. */
export const roleTable = endpoint({
  name: 'staff.roles',
  ...atDesk('staff', staffRoles),
  method: 'GET',
  path: '/api/office/staff-roles',
  summary: 'What each role of the desk may do.',
  answer: ok(z.object({ items: z.array(z.object({ act: z.string(), area: z.enum(deskAreas), roles })) })),
  errors: [],
});

export const deskStaffEndpoints = { listStaff, staffOne, roleTable };
