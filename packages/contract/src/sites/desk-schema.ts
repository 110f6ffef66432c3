import * as z from 'zod/mini';
import { filled } from '../fields/field-rules.ts';
import { form } from '../wire/schema.ts';
import { addressLines, isSiteAddress } from './desk-rules.ts';
import { siteScopes } from './endpoints.ts';
import { machineScopes } from './machine-scopes.ts';

const longest = 300;
const address = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longest),
  z.refine((text) => text === '' || isSiteAddress(text)),
);
const redirectUris = z.array(z.string().check(z.maxLength(longest))).check(
  z.minLength(1),
  z.maxLength(10),
  z.refine((all) => all.every(isSiteAddress)),
);
const clientId = z.string().check(z.trim(), z.minLength(1), z.regex(/^[a-z0-9][a-z0-9-]{2,59}$/));

/** S1-49, and what the protocol needs besides. */
const fields = {
  name: filled(100),
  domain: z.string().check(z.trim(), z.minLength(1), z.regex(/^[a-z0-9][a-z0-9.-]{1,200}(:\d{1,5})?$/)),
  baseUrl: address,
  loginUrl: address,
  logoutUrl: address,
  redirectUris,
  /** Where a person may return after a sign-out; null: to `baseUrl`. */
  postLogoutUri: z.nullable(address),
  /** Where the site is notified of sign-outs; null: the site asks by itself. */
  backchannelUrl: z.nullable(address),
  /** A site of the developer's own: it needs no consent. */
  firstParty: z.boolean(),
  scopes: z.array(z.enum(siteScopes)).check(z.maxLength(siteScopes.length)),
};
const machineFields = {
  name: filled(100),
  scopes: z.array(z.enum(machineScopes)).check(z.minLength(1), z.maxLength(machineScopes.length)),
};
/** Its library sends no PKCE (promise 14). */
const withoutPkce = { withoutPkce: z._default(z.boolean(), false) };
/** `confidential`: it can keep a secret, unlike a page in a browser. */
const beginning = { clientId, confidential: z.boolean() };

/** Without a secret, only PKCE binds the codes of a site. */
const boundSomehow = z.refine<{ confidential: boolean; withoutPkce: boolean }>(
  (site) => site.confidential || !site.withoutPkce,
  { path: ['withoutPkce'] },
);

export const siteForm = form({ ...fields, ...withoutPkce });
export const newSiteForm = form({ ...beginning, ...fields, ...withoutPkce }).check(boundSomehow);
export const machineForm = form(machineFields);
export const newMachineForm = form({ clientId, ...machineFields });

const nothing = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.trim() || null),
    z.nullable(address),
  ),
);
const typed = {
  redirectUris: z.pipe(z.string(), z.pipe(z.transform(addressLines), redirectUris)),
  postLogoutUri: nothing,
  backchannelUrl: nothing,
};

/** The same form as a person types it: addresses by lines, and an empty line for none. */
export const typedSiteForm = form({ ...fields, ...withoutPkce, ...typed });
export const typedNewSiteForm = form({ ...beginning, ...fields, ...withoutPkce, ...typed }).check(
  boundSomehow,
);

export type SiteForm = z.output<typeof siteForm>;
export type NewSiteForm = z.output<typeof newSiteForm>;
export type MachineForm = z.output<typeof machineForm>;
export type NewMachineForm = z.output<typeof newMachineForm>;
export type TypedSiteForm = z.input<typeof typedSiteForm>;
export type TypedNewSiteForm = z.input<typeof typedNewSiteForm>;
