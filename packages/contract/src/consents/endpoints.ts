import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { fileAnswer, form, locale, moment, ok } from '../wire/schema.ts';

/**
 * What a person agrees to, each by itself (ruling S4.3-04): `terms` is required, `advertising` is his choice,
 * `scoring` lets the bank ask the credit bureau, `mortgage` gives banks an application, `tax` has a tax
 * return prepared, `deal` gives a contract's data to those who register and keep its money.
 */
export const consentKinds = ['terms', 'advertising', 'scoring', 'mortgage', 'tax', 'deal'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Without the terms there is no cabinet; every other consent is the person's choice. */
export const withdrawableKinds = ['advertising', 'scoring', 'mortgage', 'tax', 'deal'] as const;
export type WithdrawableKind = (typeof withdrawableKinds)[number];
const kind = z.enum(consentKinds);

/**
 * Beside these, what a site of others is allowed to read: its text names the site and the data, so there is
 * one for each.
 */
export const givenKinds = [...consentKinds, 'site'] as const;
export type GivenKind = (typeof givenKinds)[number];

export const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

/** A consent as its person sees it. */
export const consent = z.object({
  kind: z.enum(givenKinds),
  /** Which site; it is withdrawn by leaving it (`sites.forget`). Null for other kinds. */
  site: z.nullable(z.string()),
  title: z.string(),
  version: z.int(),
  /** Of the exact text; by it the text is downloaded. */
  sha256,
  givenAt: moment,
  withdrawnAt: z.nullable(moment),
});
export type Consent = z.output<typeof consent>;

/** S2.1-36: the text as it stands today, by its kind, or as somebody agreed to it, by its hash. */
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

/** Without the terms there is no cabinet: they end with the account. */
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
 * Advertising alone is agreed to by itself, the others by the acts that need them (`scoring.ask`,
 * `mortgage.sign`, `services.sign`); the text in force is the one that is given by its kind.
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
  /** STEP_WRONG: it is in force already. */
  errors: ['STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const consentsEndpoints = { downloadConsent, listConsents, giveConsent, withdrawConsent };
