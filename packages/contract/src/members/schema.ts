import * as z from 'zod/mini';
import { estate } from '../catalogue/schema.ts';
import { ownershipTypes, participantRoles } from '../deals/members.ts';
import { dealPlaces } from '../deals/places.ts';
import { personName, phone, printedLine } from '../fields/field-rules.ts';
import type { OwnershipType } from '../parameters/schema.ts';
import { day, form, moment, uuid } from '../wire/schema.ts';
import { memberMarks } from './marks.ts';
import { adultPapers, type ChildForm, childForm, childPapers, marriageForm } from './papers/papers.ts';
import { type ReturnedField, type ReturnReason, returnedFields, returnReasons } from './papers/returns.ts';
import { memberStates } from './states.ts';

export type MemberRole = keyof typeof participantRoles;
export const memberRole = z.enum(Object.keys(participantRoles) as [MemberRole, ...MemberRole[]]);
export const memberKind = z.enum(['adult', 'child']);

/** An invitation by the main buyer; `actsFor` is the owner of a representative. */
export const inviteForm = form({ phone, name: personName, role: memberRole, actsFor: z.nullable(uuid) });

/** Why the person does not take part. */
export const refuseForm = form({ reason: printedLine(3, 500) });

/** A fraction as two numbers; whether it is a valid share is checked with the other shares. */
const share = z.object({
  numerator: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  denominator: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
});

/** A share with its holders, as the main buyer enters it. */
export const shareGroupForm = form({
  share,
  holders: z.array(uuid).check(z.minLength(1), z.maxLength(10)),
  joint: z.boolean(),
  marriage: z.nullable(marriageForm),
});
export type ShareGroupForm = z.output<typeof shareGroupForm>;

export const returnFinding = z.object({
  field: z.enum(Object.keys(returnedFields) as [ReturnedField, ...ReturnedField[]]),
  reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
  note: z.string(),
});

const mark = z.object({
  code: z.enum(memberMarks),
  state: z.enum(['waits', 'missing', 'sent', 'returned', 'done']),
});

const childNames = z.object(childForm.shape);

/** An uploaded file, as its owner sees it. */
export const ownScan = z.object({ id: uuid, title: z.string(), bytes: z.int() });
export type OwnScan = z.output<typeof ownScan>;

/** A member of a deal, as another party sees him: without papers and numbers. */
export const memberView = z.object({
  id: uuid,
  kind: memberKind,
  role: memberRole,
  /** His own name; until he joins, the name in the invitation. */
  name: z.string(),
  me: z.boolean(),
  /** Whether the reader fills in the papers of this member. */
  mine: z.boolean(),
  state: z.enum(memberStates),
  since: moment,
  /** For the main buyer while the invitation is open; null otherwise. */
  phone: z.nullable(z.string()),
  /** Until when the invitation may be accepted; null after that. */
  invitedUntil: z.nullable(moment),
  /** When he was last reminded. */
  remindedAt: z.nullable(moment),
  /** The member whom a representative acts for. */
  actsFor: z.nullable(uuid),
  /** The parent's relation to the child. */
  relation: z.nullable(childForm.shape.relation),
  marks: z.array(mark),
  /** Who signs on the last day of the booking; null while the birthday is unknown. */
  signer: z.nullable(z.enum(['parent', 'self-with-consent', 'self'])),
  /** The birthday from which another person signs, if it is before that day. */
  signerChangesOn: z.nullable(day),
  /** Why he does not take part; null unless he has refused. */
  refusal: z.nullable(z.string()),
});
export type MemberView = z.output<typeof memberView>;

/** What the reader has entered for himself or his child. */
const ownPapers = z.object({
  member: uuid,
  child: z.nullable(childNames),
  adultPapers: z.nullable(adultPapers),
  childPapers: z.nullable(childPapers),
  scans: z.array(ownScan),
  findings: z.array(returnFinding),
});
export type OwnPapers = z.output<typeof ownPapers>;

const shareGroupView = z.object({
  share,
  holders: z.array(uuid),
  joint: z.boolean(),
  marriage: z.nullable(marriageForm),
});

/** Codes for owners that do not fit a contract; texts in `owner-phrases.ts`. */
const ownersFinding = z.object({
  refusal: z.string(),
  /** Index in the list of groups. */
  group: z.optional(z.int()),
  share: z.optional(share),
});

/** For the owner of an invited phone who has not answered. */
export const invitationView = z.object({
  member: uuid,
  inviter: z.string(),
  role: memberRole,
  until: moment,
  estate,
});
export type InvitationView = z.output<typeof invitationView>;

export const membersView = z.object({
  now: moment,
  place: z.enum(dealPlaces),
  ownership: z.enum(Object.keys(ownershipTypes) as [OwnershipType, ...OwnershipType[]]),
  /** Whether the reader is the main buyer. */
  own: z.boolean(),
  /** Whether members and shares may change: the contract is not drafted. */
  mayChange: z.boolean(),
  /** The last day on which the contract can be signed, YYYY-MM-DD. */
  signingDay: day,
  members: z.array(memberView),
  groups: z.array(shareGroupView),
  findings: z.array(ownersFinding),
  papers: z.array(ownPapers),
  /** Set when the reader is only invited: other fields are empty until he accepts. */
  invitation: z.nullable(invitationView),
});
export type MembersView = z.output<typeof membersView>;
export type { ChildForm };
