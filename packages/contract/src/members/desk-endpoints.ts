import * as z from 'zod/mini';
import { passportRoles } from '../passports/rules.ts';
import { passportForm } from '../users/schema.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { adultPapers, childForm, childPapers, marriageForm } from './papers/papers.ts';
import { deskReturnReasons, type ReturnedField, returnedFields } from './papers/returns.ts';
import { membersView, ownScan, returnFinding } from './schema.ts';

const { invitation: _, own: __, papers: ___, ...shown } = membersView.shape;

/** Everybody at the desk who reads deals. */
const readers = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
const ofDeal = z.object({ deal: uuid });
const ofMember = z.object({ deal: uuid, member: uuid });
/** Papers are opened by those who open passports. */
const ofPapers = atDesk('deals', passportRoles);

export const deskMembers = endpoint({
  name: 'desk.members',
  ...atDesk('deals', readers),
  method: 'GET',
  path: '/api/office/deals/{deal}/members',
  summary: 'Who takes part in a deal, with shares and readiness, without their papers.',
  params: ofDeal,
  answer: ok(z.object(shown)),
  errors: ['NOT_FOUND', 'VALIDATION'],
  staleBy: 'queue',
});

const scan = z.object({ ...ownScan.shape, of: z.enum(Object.keys(returnedFields) as [ReturnedField]) });

/** The whole papers of a member, as the desk checks them. */
export const memberFile = z.object({
  member: uuid,
  /** Of what was sent: a decision names it, so that nobody decides about another. */
  seen: moment,
  passport: z.nullable(z.object(passportForm.shape)),
  child: z.nullable(z.object(childForm.shape)),
  adultPapers: z.nullable(adultPapers),
  childPapers: z.nullable(childPapers),
  /** Of the share that this member and a spouse hold jointly; with the first of the two. */
  marriage: z.nullable(marriageForm),
  scans: z.array(scan),
  findings: z.array(returnFinding),
});
export type MemberFile = z.output<typeof memberFile>;

/** Opening is on record; a member whose papers wait is being checked from then on. */
export const openMember = endpoint({
  name: 'members.open',
  ...ofPapers,
  method: 'POST',
  path: '/api/office/deals/{deal}/members/{member}/open',
  summary: 'The papers of a member with their scans. Every opening is written down.',
  params: ofMember,
  body: z.optional(form({})),
  answer: ok(memberFile),
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const openMemberScan = endpoint({
  name: 'members.openScan',
  ...ofPapers,
  method: 'GET',
  path: '/api/office/deals/{deal}/members/{member}/scans/{document}',
  summary: 'The bytes of a scan of a member. That it was opened is written down.',
  params: z.object({ ...ofMember.shape, document: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS', 'VALIDATION'],
});

/** A decision about what was opened. STEP_WRONG: other papers were sent meanwhile, or they are decided. */
export const decideMember = endpoint({
  name: 'members.decide',
  ...ofPapers,
  method: 'POST',
  path: '/api/office/deals/{deal}/members/{member}/decide',
  summary: 'Finds the papers of a member in order, or returns them with a reason for each field.',
  params: ofMember,
  body: form({
    seen: moment,
    /** Empty: everything is in order. */
    findings: z
      .array(
        form({
          field: returnFinding.shape.field,
          reason: z.enum(deskReturnReasons),
          note: z.string().check(z.trim(), z.maxLength(500)),
        }),
      )
      .check(z.maxLength(10)),
  }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const membersDeskEndpoints = { deskMembers, openMember, openMemberScan, decideMember };
