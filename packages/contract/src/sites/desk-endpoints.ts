import * as z from 'zod/mini';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok } from '../wire/schema.ts';
import { siteKinds, siteRoles } from './desk-rules.ts';
import { machineForm, newMachineForm, newSiteForm, siteForm } from './desk-schema.ts';
import { siteScopes } from './endpoints.ts';
import { machineScopes } from './machine-scopes.ts';

const ofSites = atDesk('sites', siteRoles);
const params = z.object({ site: z.string().check(z.regex(/^[\w.-]{1,100}$/)) });
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

const deskSiteRow = z.object({
  clientId: z.string(),
  kind: z.enum(siteKinds),
  name: z.string(),
  domain: z.string(),
  firstParty: z.boolean(),
  /** Its library sends no PKCE: a secret and a nonce bind its codes (promise 14). */
  withoutPkce: z.boolean(),
  blockedAt: z.nullable(moment),
  /** The last successful and the last failed notification of a sign-out. */
  toldAt: z.nullable(moment),
  notToldAt: z.nullable(moment),
  /** A site's last sign-in; a machine's last token, precise to a minute. */
  usedAt: z.nullable(moment),
});
export type DeskSiteRow = z.output<typeof deskSiteRow>;

const deskSiteView = z.extend(deskSiteRow, {
  baseUrl: z.string(),
  loginUrl: z.string(),
  logoutUrl: z.string(),
  redirectUris: z.array(z.string()),
  postLogoutUri: z.nullable(z.string()),
  backchannelUrl: z.nullable(z.string()),
  confidential: z.boolean(),
  /** Whether it gets subject IDs of its own; old sites get row numbers. */
  ownSubjects: z.boolean(),
  scopes: z.array(z.enum([...siteScopes, ...machineScopes])),
  createdAt: z.nullable(moment),
  blockReason: z.nullable(z.string()),
  /** People signed in to it: in total, in the last day and in the last thirty days. */
  people: z.object({ all: z.int(), day: z.int(), month: z.int() }),
  /** Sign-ins and tokens that are valid now. */
  alive: z.int(),
  /** Failed notifications of sign-outs in the last thirty days. */
  notTold: z.int(),
  /** The last one of each person, the latest first. */
  signIns: z.array(z.object({ person: z.int(), name: z.string(), at: moment })),
});
export type DeskSite = z.output<typeof deskSiteView>;

export const listDeskSites = endpoint({
  name: 'sites.deskList',
  ...ofSites,
  method: 'GET',
  path: '/api/office/sites',
  summary: 'Client sites and machines, with whether they work.',
  answer: ok(z.object({ now: moment, items: z.array(deskSiteRow) })),
  errors: [],
});

export const deskSite = endpoint({
  name: 'sites.deskOne',
  ...ofSites,
  method: 'GET',
  path: '/api/office/sites/{site}',
  summary: 'A client site as it was registered, and what is seen of it.',
  params,
  answer: ok(z.object({ now: moment, site: deskSiteView })),
  errors: ['NOT_FOUND'],
});

/** The secret is shown once: only its hash is stored. Null for a site that cannot keep one. */
const told = ok(z.object({ clientId: z.string(), secret: z.nullable(z.string()) }));

export const registerSite = endpoint({
  name: 'sites.register',
  ...ofSites,
  method: 'POST',
  path: '/api/office/sites',
  summary: 'Registers a site that signs people in through the cabinet (S1-49).',
  body: newSiteForm,
  answer: told,
  errors: ['VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const registerMachine = endpoint({
  name: 'sites.registerMachine',
  ...ofSites,
  method: 'POST',
  path: '/api/office/machines',
  summary: 'Registers a machine that comes by client credentials (RFC 6749, 4.4).',
  body: newMachineForm,
  answer: told,
  errors: ['VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const editSite = endpoint({
  name: 'sites.edit',
  ...ofSites,
  method: 'POST',
  path: '/api/office/sites/{site}',
  summary: 'Changes what a site was registered with.',
  params,
  body: siteForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const editMachine = endpoint({
  name: 'sites.editMachine',
  ...ofSites,
  method: 'POST',
  path: '/api/office/machines/{site}',
  summary: 'Changes a machine’s name and what it may read; its tokens end.',
  params,
  body: machineForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const rotateSecret = endpoint({
  name: 'sites.rotateSecret',
  ...ofSites,
  method: 'POST',
  path: '/api/office/sites/{site}/secret',
  summary: 'Gives a new secret; the former opens nothing from that moment on.',
  params,
  body: z.optional(form({})),
  answer: told,
  /** STEP_WRONG: it is a site without a secret. */
  errors: ['NOT_FOUND', 'STEP_WRONG', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const blockSite = endpoint({
  name: 'sites.block',
  ...ofSites,
  method: 'POST',
  path: '/api/office/sites/{site}/block',
  summary: 'Signs nobody in there any more, and ends everything that it was given, at once.',
  params,
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const unblockSite = endpoint({
  name: 'sites.unblock',
  ...ofSites,
  method: 'POST',
  path: '/api/office/sites/{site}/unblock',
  summary: 'Lets a blocked site sign people in again; what it was given before stays dead.',
  params,
  body: form({ reason }),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
  proof: 'fresh',
});

export const siteDeskEndpoints = {
  listDeskSites,
  deskSite,
  registerSite,
  registerMachine,
  editSite,
  editMachine,
  rotateSecret,
  blockSite,
  unblockSite,
};
