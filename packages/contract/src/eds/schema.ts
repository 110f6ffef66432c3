import * as z from 'zod/mini';
import { personInn, snils } from '../fields/document-rules.ts';
import { printedLine } from '../fields/field-rules.ts';
import { day, form, kopecks, moment, uuid } from '../wire/schema.ts';
import { orderStates, revocationReasons, signatureKinds } from './states.ts';
import { branchCodes, signatureWays } from './ways.ts';

const courierFrom = z.union([z.literal(10), z.literal(14), z.literal(18)]);
/** Where and when a courier comes; only the person himself receives. */
export const visit = form({ address: printedLine(5, 300), day, from: courierFrom });
export type Visit = z.output<typeof visit>;
const branch = z.enum(branchCodes);

/** An order for a certificate. `renews`: the order whose certificate is in force and about to end. */
export const orderForm = form({
  way: z.enum(signatureWays),
  kind: z.enum(signatureKinds),
  renews: z.nullable(uuid),
  visit: z.nullable(visit),
  branch: z.nullable(branch),
});
export type OrderForm = z.output<typeof orderForm>;

/** Another place or time of an open order. */
export const placeForm = form({ visit: z.nullable(visit), branch: z.nullable(branch) });
export type PlaceForm = z.output<typeof placeForm>;

/** What a person confirms «letter by letter». `seen`: the version of the passport that he has read. */
export const dataForm = form({ seen: moment, snils, inn: z.nullable(personInn) });
export type DataForm = z.output<typeof dataForm>;

export const revokeForm = form({ reason: z.enum(revocationReasons) });

const state = z.enum(orderStates);

/** An order as its owner sees it. */
export const ownOrder = z.object({
  id: uuid,
  number: z.int(),
  way: z.enum(signatureWays),
  kind: z.enum(signatureKinds),
  state,
  stateAt: moment,
  createdAt: moment,
  kopecks,
  /** The last moment to pay or to confirm in the app; null when no term runs. */
  until: z.nullable(moment),
  visit: z.nullable(z.object({ address: z.string(), day, from: z.int() })),
  branch: z.nullable(branch),
  /** Visits of the courier that were missed. */
  missed: z.int(),
  /** The passport was seen and the operator is being told: it is no longer cancelled or moved. */
  reported: z.boolean(),
  /** A code of `identityRefusals`, or the operator's own; null when nothing was refused. */
  reason: z.nullable(z.string()),
  payment: z.enum(['none', 'due', 'waiting', 'unclear', 'declined', 'paid', 'returning', 'returned']),
  /** Renews a certificate: the passport is not shown again. */
  renewal: z.boolean(),
  serial: z.nullable(z.string()),
  validFrom: z.nullable(moment),
  validUntil: z.nullable(moment),
  revokedAt: z.nullable(moment),
  revocation: z.nullable(z.enum([...revocationReasons, 'operator'])),
});
export type OwnOrder = z.output<typeof ownOrder>;

/** What is to be confirmed and what lacks before an order. */
export const ownData = z.object({
  state: z.enum(['none', 'unchecked', 'refused', 'checked']),
  refusal: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  /** «4019 •••181» */
  passport: z.nullable(z.string()),
  issued: z.nullable(z.object({ on: day, code: z.string() })),
  seen: z.nullable(moment),
  checkedAt: z.nullable(moment),
  /** Confirmed before, or from the papers of a deal; with the last three digits before the key shown. */
  snils: z.nullable(z.string()),
  inn: z.nullable(z.string()),
  confirmedAt: z.nullable(moment),
});
export type OwnData = z.output<typeof ownData>;

/** The deal of the person that waits for his signature first. */
export const signingTerm = z.object({
  estate: z.int(),
  number: z.string(),
  since: moment,
  until: moment,
});

export const edsView = z.object({
  now: moment,
  data: ownData,
  term: z.nullable(signingTerm),
  /** The operator's app, where requests of this person wait; null without an order. */
  appUrl: z.nullable(z.string()),
  orders: z.array(ownOrder),
});
export type EdsView = z.output<typeof edsView>;
