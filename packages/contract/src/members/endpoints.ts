import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { done, estateId, form, ok, uuid } from '../wire/schema.ts';
import { listInvitations } from './invitation-endpoints.ts';
import { adultPapers, childForm, childPapers } from './papers/papers.ts';
import { inviteForm, membersView, refuseForm, shareGroupForm } from './schema.ts';

const params = z.object({ estate: estateId });
const ofMember = z.object({ estate: estateId, member: uuid });
const answer = ok(membersView);
const common = {
  door: 'cabinet',
  method: 'POST',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  answer,
  idempotency: 'key',
} as const;
const errors = ['STEP_WRONG', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'] as const;

/** For a party of the deal, and for the owner of an invited phone, who sees only the invitation. */
export const getMembers = endpoint({
  name: 'members.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals/{estate}/members',
  summary: 'Who takes part in a deal, with shares and readiness; papers only of the reader and his children.',
  owner: { kind: 'self' },
  params,
  answer,
  errors: ['NOT_FOUND'],
  staleBy: 'deal',
});

/** The answer does not depend on whether the phone is registered (promise 4). */
export const inviteMember = endpoint({
  name: 'members.invite',
  ...common,
  path: '/api/deals/{estate}/members',
  summary: 'The main buyer invites an adult by phone to own a part, or to act for an owner.',
  params,
  body: inviteForm,
  errors: ['MEMBER_SELF', 'MEMBER_AGAIN', 'MEMBERS_FULL', 'INVITATIONS_OVER', 'RATE_LIMITED', ...errors],
});

export const addChild = endpoint({
  name: 'members.addChild',
  ...common,
  path: '/api/deals/{estate}/members/children',
  summary: 'A parent or a guardian names a child as an owner.',
  params,
  body: form(childForm.shape),
  errors: ['MEMBER_AGAIN', 'MEMBERS_FULL', ...errors],
});

export const setShares = endpoint({
  name: 'members.setShares',
  ...common,
  path: '/api/deals/{estate}/members/shares',
  summary: 'The main buyer says who owns which share.',
  params,
  body: form({ groups: z.array(shareGroupForm).check(z.minLength(1), z.maxLength(10)) }),
  errors,
});

export const joinMembers = endpoint({
  name: 'members.join',
  ...common,
  path: '/api/deals/{estate}/members/{member}/join',
  summary: 'Whoever has the invited phone takes part in the deal.',
  params: ofMember,
  body: z.optional(form({})),
  errors: ['INVITATION_OVER', 'MEMBER_AGAIN', ...errors],
});

/**
 * By the invited person or a member; a refusal stops the deal until the main buyer finds another solution.
 */
export const refuseMembership = endpoint({
  name: 'members.refuse',
  ...common,
  path: '/api/deals/{estate}/members/{member}/refuse',
  summary: 'An invited person or a member does not take part, with the reason that the main buyer reads.',
  params: ofMember,
  body: refuseForm,
  // A person who has refused no longer sees the deal.
  answer: done,
  errors,
});

export const consentAsMember = endpoint({
  name: 'members.consent',
  ...common,
  path: '/api/deals/{estate}/members/{member}/consent',
  summary: 'A member consents to what is done with his data in the deal.',
  params: ofMember,
  body: form({ agree: z.literal(true) }),
  errors,
});

/** PASSPORT_MISSING: a Russian citizen has no passport in his profile. */
export const sendAdultPapers = endpoint({
  name: 'members.sendPapers',
  ...common,
  path: '/api/deals/{estate}/members/{member}/papers',
  summary: 'A member sends what the contract needs of him; his passport is that of his profile.',
  params: ofMember,
  body: form(adultPapers.shape),
  errors: ['PASSPORT_MISSING', ...errors],
});

export const sendChildPapers = endpoint({
  name: 'members.sendChildPapers',
  ...common,
  path: '/api/deals/{estate}/members/{member}/child-papers',
  summary: 'A parent or a guardian sends what the contract needs of a child.',
  params: ofMember,
  body: form(childPapers.shape),
  errors,
});

export const removeMember = endpoint({
  name: 'members.remove',
  ...common,
  path: '/api/deals/{estate}/members/{member}/remove',
  summary: 'The main buyer takes a member out of the deal, or an invitation back.',
  params: ofMember,
  body: z.optional(form({})),
  errors,
});

/** Another SMS, and a new term of the invitation. */
export const remindMember = endpoint({
  name: 'members.remind',
  ...common,
  path: '/api/deals/{estate}/members/{member}/remind',
  summary: 'The main buyer reminds a member of what is awaited from him.',
  params: ofMember,
  body: z.optional(form({})),
  errors: ['REMINDED_TODAY', 'INVITATIONS_OVER', 'RATE_LIMITED', ...errors],
});

export const membersEndpoints = {
  getMembers,
  listInvitations,
  inviteMember,
  addChild,
  setShares,
  joinMembers,
  refuseMembership,
  consentAsMember,
  sendAdultPapers,
  sendChildPapers,
  removeMember,
  remindMember,
};
