import * as z from 'zod/mini';
import { passportRoles } from '../passports/rules.ts';
import { passportForm } from '../users/schema.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, uuid } from '../wire/schema.ts';
import { adultPapers, childForm, childPapers, marriageForm } from './papers/papers.ts';
import { deskReturnReasons, type ReturnedField, returnedFields } from './papers/returns.ts';
import { membersView, ownScan, returnFinding } from './schema.ts';

const { invitation: _, own: __, papers: ___, ...shown } = membersView.shape;

/** All roles that read deals. */
const readers = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
const ofDeal = z.object({ deal: uuid });
const ofMember = z.object({ deal: uuid, member: uuid });
/** The same roles open papers as open passports. */
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

/** All papers of a member, as the desk checks them. */
export const memberFile = z.object({
  member: uuid,
  /**
   * When the papers were sent; a decision repeats it, so that nobody decides about other papers than he has
   * seen.
   */
  seen: moment,
  passport: z.nullable(z.object(passportForm.shape)),
  child: z.nullable(z.object(childForm.shape)),
  adultPapers: z.nullable(adultPapers),
  childPapers: z.nullable(childPapers),
  /** For a share that this member and a spouse hold jointly; given with the first of the two. */
  marriage: z.nullable(marriageForm),
  scans: z.array(scan),
  findings: z.array(returnFinding),
});
export type MemberFile = z.output<typeof memberFile>;

/** Every opening is audited; papers that wait are in state `checking` from then on. */
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

/**
 * A decision about the opened papers. STEP_WRONG: other papers were sent meanwhile, or they are already
 * decided.
 */
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
