import * as z from 'zod/mini';
import { paymentForm } from '../catalogue/schema.ts';
import { mostPayments } from '../deals/schedule.ts';
import { email, printedLine } from '../fields/field-rules.ts';
import { day, form, kopecks } from '../wire/schema.ts';

const line = printedLine(1, 500);
const name = printedLine(1, 200);
const sum = kopecks.check(z.minimum(1));
const days = z.int().check(z.minimum(1), z.maximum(365));

/** Money reaches the escrow account only after the registration (214-FZ, article 3, part 3). */
const due = z.discriminatedUnion('kind', [
  form({ kind: z.literal('after-registration'), workingDays: days }),
  form({ kind: z.literal('day'), day }),
]);
export type PaymentDue = z.output<typeof due>;

const payment = form({ due, kopecks: sum, source: z.enum(['own', 'loan', 'capital']) });
export type ContractPayment = z.output<typeof payment>;

const loan = form({
  bank: name,
  contractNumber: printedLine(1, 100),
  contractOn: day,
  place: name,
  kopecks: sum,
  months: z.int().check(z.minimum(1), z.maximum(480)),
});

/** Price, order and dates of payment (214-FZ, article 4, part 4, item 3). */
export const contractPrice = form({
  kopecks: sum,
  /** Price of a square metre of the reduced area, by which the area is settled. */
  unitKopecks: sum,
  form: paymentForm,
  schedule: z.array(payment).check(z.minLength(1), z.maxLength(mostPayments)),
  loan: z.nullable(loan),
  /** Maternity capital. */
  capital: z.nullable(form({ kopecks: sum, certificate: printedLine(1, 100) })),
});
export type ContractPrice = z.output<typeof contractPrice>;

/** Settlement by the measured area: within the tolerance nothing is paid. */
export const contractAreaSettlement = form({
  toleranceBasisPoints: z.int().check(z.minimum(0), z.maximum(500)),
  workingDays: days,
});

const depositor = form({ memberId: z.string(), kopecks: sum });

/** Terms of the escrow account (214-FZ, articles 15.4 and 15.5). */
export const contractEscrow = form({
  bank: form({ name, address: line, phone: name, email }),
  /** Null until the bank opens it. */
  account: z.nullable(z.string().check(z.regex(/^\d{20}$/))),
  depositors: z.array(depositor).check(z.minLength(1), z.maxLength(20)),
  /** The last day of the deposit. */
  until: day,
});
export type ContractEscrow = z.output<typeof contractEscrow>;
