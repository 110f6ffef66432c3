import * as z from 'zod/mini';
import { finishings } from '../catalogue/codes.ts';
import { paymentForm } from '../catalogue/schema.ts';
import { ownershipTypes } from '../deals/members.ts';
import { dealPlaces } from '../deals/places.ts';
import { discountId, promoView } from '../loyalty/promo.ts';
import { longestMonths, shortestMonths } from '../mortgage/rules.ts';
import { form, kopecks, moment, uuid } from '../wire/schema.ts';
import { priceStepCodes } from './contract-price.ts';

const code = z.string().check(z.regex(/^[a-z-]{2,40}$/));
const bilingual = z.object({ ru: z.string(), en: z.string() });
const sum = kopecks.check(z.minimum(0));

export type OwnershipType = keyof typeof ownershipTypes;
const finishing = z.enum(finishings);
const ownership = z.enum(Object.keys(ownershipTypes) as [OwnershipType, ...OwnershipType[]]);

/** S3-55: the form of payment, the agreement to its terms, and the bank where it is a mortgage. */
const paymentFormState = { form: paymentForm, agree: z.boolean(), bank: z.nullable(code) };

/** What a buyer chooses in the parameters of a deal. */
const chosen = {
  ...paymentFormState,
  /** Plan of payments; null unless it is paid in parts. */
  plan: z.nullable(code),
  /** Programme of the loan with own money and term; null unless it is a mortgage. */
  loan: z.nullable(
    form({
      program: code,
      ownKopecks: sum,
      months: z.int().check(z.minimum(shortestMonths), z.maximum(longestMonths)),
    }),
  ),
  ownership,
  /** Null: as it is agreed already. */
  finishing: z.nullable(finishing),
  certificate: z.nullable(uuid),
  /** The one promotion of the offer; pages and calculations of before there were any leave it out. */
  promo: z._default(z.nullable(discountId), null),
  /** Maternity capital that pays a part of the price; 0 where there is none. */
  capitalKopecks: sum,
};
export const parametersChoice = z.object(chosen);
export type ParametersChoice = z.output<typeof parametersChoice>;

/** The choice as it is sent: with the price on the screen, so that another one is refused. */
export const parametersForm = form({ ...chosen, agree: z.literal(true), priceKopecks: sum });

const installmentPlan = z.object({
  code,
  title: bilingual,
  /** Hundredths of a percent of the price that are paid first. */
  firstBasisPoints: z.int(),
  /** Equal payments after the first one. */
  count: z.int(),
});
export type InstallmentPlan = z.output<typeof installmentPlan>;

/** Prices of services and duties beside the price of the contract. */
const charges = z.object({
  electronicRegistrationKopecks: sum,
  letterOfCreditKopecks: sum,
  /** Insurance of a loan for a year, in hundredths of a percent of it. */
  insuranceBasisPoints: z.int(),
});
export type Charges = z.output<typeof charges>;

/** Everything besides the choice that sums are counted from. */
export const parametersOffer = z.object({
  /** The day by which figures of law are taken. */
  day: z.iso.date(),
  /** What the estate costs this person by each form of payment, while the booking is alive. */
  forms: z.array(
    z.object({
      form: paymentForm,
      kopecks,
      /** What it would cost without the discounts that the booking has in its price. */
      listKopecks: kopecks,
    }),
  ),
  leastKopecks: sum,
  /** Whether the tax may come back and maternity capital may pay: for a flat alone (`isDwelling`). */
  dwelling: z.boolean(),
  /** What may be had in place of the finishing that is agreed; null where it can no longer change. */
  finishing: z.nullable(
    z.object({
      present: finishing,
      /** The last day on which it may change. */
      until: z.iso.date(),
      /** Each with what it adds to the price. */
      options: z.array(z.object({ code: finishing, kopecks })),
    }),
  ),
  /** The booking fee, a service apart from the price. */
  feeKopecks: sum,
  plans: z.array(installmentPlan),
  programs: z.array(
    z.object({
      code,
      title: bilingual,
      rateBasisPoints: z.int(),
      downPaymentPercent: z.int(),
      months: z.int(),
    }),
  ),
  certificates: z.array(z.object({ id: uuid, title: z.string(), kopecks, validUntil: z.nullable(moment) })),
  /** Promotions of which one may be chosen, whatever their groups. */
  promos: z.array(promoView),
  charges,
});
export type ParametersOffer = z.output<typeof parametersOffer>;

const amount = z.object({ code: z.string(), kopecks });

/** What a form of payment takes from a family, and what it may get back. */
export const formCosts = z.object({
  /** Own money on the day of the first payment. */
  nowKopecks: kopecks,
  /** Equal payments after it; null where there are none. */
  monthly: z.nullable(z.object({ kopecks, lastKopecks: kopecks, count: z.int() })),
  loanKopecks: kopecks,
  interestKopecks: kopecks,
  /** To the state, the registrar and the insurer, and the booking fee: one line each. */
  others: z.array(amount),
  /** What all of it comes to, maternity capital apart. */
  totalKopecks: kopecks,
  /** What may be returned of the income tax; counted nowhere else. */
  taxBackKopecks: kopecks,
});
export type FormCosts = z.output<typeof formCosts>;

/** A calculation as it was made: it does not change afterwards. */
export const quoteView = z.object({
  id: uuid,
  /** SHA-256 of what the calculation says: it is confirmed by this. */
  hash: z.string(),
  madeAt: moment,
  /** Until when it may be confirmed: the end of the booking, or of what it uses before that. */
  validUntil: z.nullable(moment),
  confirmedAt: z.nullable(moment),
  choice: parametersChoice,
  baseKopecks: kopecks,
  steps: z.array(z.object({ code: z.enum(priceStepCodes), basisKopecks: kopecks, kopecks })),
  /** The price of the contract. */
  kopecks,
  costs: formCosts,
});
export type QuoteView = z.output<typeof quoteView>;

export const quoteChanges = ['price', 'promo', 'certificate', 'costs'] as const;

export const parametersView = z.object({
  now: moment,
  /** Where the deal stands: the choice is made at `parameters` and confirmed at `total`. */
  place: z.enum(dealPlaces),
  offer: parametersOffer,
  /** The calculation saved last. */
  quote: z.nullable(quoteView),
  /** Set when the same choice comes to something else now: what it was, what it is, and why. */
  change: z.nullable(z.object({ wasKopecks: kopecks, isKopecks: kopecks, why: z.enum(quoteChanges) })),
});
export type ParametersView = z.output<typeof parametersView>;
