import * as z from 'zod/mini';
import { sha256 } from '../consents/endpoints.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok } from '../wire/schema.ts';

/** What a site may read about a person, besides his ID. */
export const siteScopes = ['profile', 'phone', 'email'] as const;
export type SiteScope = (typeof siteScopes)[number];
const scopes = z.array(z.enum(siteScopes));

const request = z.object({ request: z.string().check(z.regex(/^[\w-]{10,100}$/)) });
const site = z.object({ site: z.string().check(z.regex(/^[\w.-]{1,100}$/)) });

/** An outside site asks the signed-in person for consent (promise 18). */
export const getSiteRequest = endpoint({
  name: 'sites.request',
  door: 'cabinet',
  method: 'GET',
  path: '/api/sites/requests/{request}',
  summary: 'What a site asks of the person before it signs him in.',
  owner: { kind: 'self' },
  params: request,
  answer: ok(
    z.object({
      name: z.string(),
      domain: z.string(),
      scopes,
      /** The text of the consent that allowing gives, in the reader's language. */
      consent: z.object({ sha256, text: z.string() }),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const answerSiteRequest = endpoint({
  name: 'sites.answer',
  door: 'cabinet',
  method: 'POST',
  path: '/api/sites/requests/{request}',
  summary: 'Allows a site what it asks for, or refuses it.',
  owner: { kind: 'self' },
  /** A frozen cabinet may refuse; the use case itself blocks allowing. */
  whenFrozen: 'open',
  params: request,
  /** Allowing needs the hash of the text that was read. */
  body: form({ allow: z.boolean(), sha256: z.optional(sha256) }),
  /** Where the person continues: back at the site. */
  answer: ok(z.object({ to: z.string() })),
  errors: ['NOT_FOUND', 'CONSENT_CHANGED', 'CABINET_FROZEN', 'CSRF_INVALID', 'VALIDATION'],
});

/**
 * A site requires re-authentication, since another person may be using the session (OpenID Connect Core
 * 3.1.2.1).
 */
export const getSiteProof = endpoint({
  name: 'sites.proof',
  door: 'cabinet',
  method: 'GET',
  path: '/api/sites/proofs/{request}',
  summary: 'Which site wants the person to prove anew that it is he, and how he comes back to it.',
  owner: { kind: 'self' },
  params: request,
  answer: ok(
    z.object({
      name: z.string(),
      domain: z.string(),
      /** The signed-in person. */
      person: z.string(),
      /** The site expects another person: only a sign-in as that person helps. */
      other: z.boolean(),
      /** The site's request, with which the browser repeats it (`authUrl`). */
      query: z.string(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

const connectedSite = z.object({
  clientId: z.string(),
  name: z.string(),
  domain: z.string(),
  /** A site of the developer's own: it needs no consent. */
  own: z.boolean(),
  scopes,
  allowedAt: moment,
  usedAt: moment,
});
export type ConnectedSite = z.output<typeof connectedSite>;

export const listConnectedSites = endpoint({
  name: 'sites.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/sites',
  summary: 'Sites that the person enters through the cabinet.',
  owner: { kind: 'self' },
  answer: ok(z.object({ items: z.array(connectedSite), now: moment })),
  errors: [],
});

export const forgetSite = endpoint({
  name: 'sites.forget',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/sites/{site}/forget',
  summary: 'Signs the person out of a site, and takes back what he has allowed it.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: site,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

export const sitesEndpoints = {
  getSiteRequest,
  answerSiteRequest,
  getSiteProof,
  listConnectedSites,
  forgetSite,
};
