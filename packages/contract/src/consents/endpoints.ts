import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { fileAnswer, form, locale, moment, ok } from '../wire/schema.ts';

/**
 * Consents, each given separately (ruling S4.3-04): `terms` is required, `advertising` is optional, `scoring`
 * lets the bank ask the credit bureau, `mortgage` sends an application to banks, `tax` has a tax return
 * prepared, `deal` passes a contract's data to those who register it and keep its money.
 */
export const consentKinds = ['terms', 'advertising', 'scoring', 'mortgage', 'tax', 'deal'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The cabinet requires the terms; every other consent is voluntary. */
export const withdrawableKinds = ['advertising', 'scoring', 'mortgage', 'tax', 'deal'] as const;
export type WithdrawableKind = (typeof withdrawableKinds)[number];
const kind = z.enum(consentKinds);

/**
 * Besides these, the consent that lets an outside site read data: its text names the site and the data, so
 * each site has its own.
 */
export const givenKinds = [...consentKinds, 'site'] as const;
export type GivenKind = (typeof givenKinds)[number];

export const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

/** A consent as its person sees it. */
export const consent = z.object({
  kind: z.enum(givenKinds),
  /** The site; withdrawn by disconnecting it (`sites.forget`). Null for other kinds. */
  site: z.nullable(z.string()),
  title: z.string(),
  version: z.int(),
  /** Hash of the exact text; the download uses it. */
  sha256,
  givenAt: moment,
  withdrawnAt: z.nullable(moment),
});
export type Consent = z.output<typeof consent>;

/** S2.1-36: the text in force by its kind, or the text that somebody agreed to by its hash. */
export const downloadConsent = endpoint({
  name: 'consents.download',
  door: 'cabinet',
  method: 'GET',
  path: '/documents/consents/{text}',
  summary: 'The exact text of a consent.',
  owner: { kind: 'public' },
  params: z.object({ text: z.union([kind, sha256]) }),
  query: z.object({ locale: z.optional(locale) }),
  ...fileAnswer,
  errors: ['NOT_FOUND'],
});

export const listConsents = endpoint({
  name: 'consents.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/consents',
  summary: 'What the person has agreed to, and what he has withdrawn.',
  owner: { kind: 'self' },
  answer: ok(z.array(consent)),
  errors: [],
});

/** The terms cannot be withdrawn: they end with the account. */
export const withdrawConsent = endpoint({
  name: 'consents.withdraw',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/consents/withdraw',
  summary: 'Withdraws a consent that is the person’s choice.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ kind: z.enum(withdrawableKinds) }),
  answer: ok(z.array(consent)),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/**
 * Only advertising is agreed to by this call, the others by the acts that need them (`scoring.ask`,
 * `mortgage.sign`, `services.sign`). The kind selects the text in force.
 */
export const giveConsent = endpoint({
  name: 'consents.give',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/consents',
  summary: 'Gives the consent to advertising.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ kind: z.literal('advertising') }),
  answer: ok(z.array(consent)),
  /** STEP_WRONG: it is already in force. */
  errors: ['STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const consentsEndpoints = { downloadConsent, listConsents, giveConsent, withdrawConsent };
