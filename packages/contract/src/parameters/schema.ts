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

/** The buyer's choices in the parameters of a deal. */
const chosen = {
  ...paymentFormState,
  /** Plan of payments; null unless the price is paid in parts. */
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
  /** Null: the agreed finishing. */
  finishing: z.nullable(finishing),
  certificate: z.nullable(uuid),
  /** The chosen promotion; absent in older pages and calculations. */
  promo: z._default(z.nullable(discountId), null),
  /** Maternity capital that pays a part of the price; 0 without it. */
  capitalKopecks: sum,
};
export const parametersChoice = z.object(chosen);
export type ParametersChoice = z.output<typeof parametersChoice>;

/** The choice with the price on the screen; the call is refused when the price has changed. */
export const parametersForm = form({ ...chosen, agree: z.literal(true), priceKopecks: sum });

const installmentPlan = z.object({
  code,
  title: bilingual,
  /** The first payment in hundredths of a percent of the price. */
  firstBasisPoints: z.int(),
  /** Equal payments after the first one. */
  count: z.int(),
});
export type InstallmentPlan = z.output<typeof installmentPlan>;

/** Prices of services and duties beside the price of the contract. */
const charges = z.object({
  electronicRegistrationKopecks: sum,
  letterOfCreditKopecks: sum,
  /** Yearly insurance of a loan, in hundredths of a percent of it. */
  insuranceBasisPoints: z.int(),
});
export type Charges = z.output<typeof charges>;

/** Everything except the choice that sums are calculated from. */
export const parametersOffer = z.object({
  /** The day whose figures of law apply. */
  day: z.iso.date(),
  /** The estate's price for this person by each form of payment, while the booking is alive. */
  forms: z.array(
    z.object({
      form: paymentForm,
      kopecks,
      /** The price without the discounts that the booking includes. */
      listKopecks: kopecks,
    }),
  ),
  leastKopecks: sum,
  /** Whether tax may be refunded and maternity capital may pay: only for a flat (`isDwelling`). */
  dwelling: z.boolean(),
  /** Alternatives to the agreed finishing; null where it can no longer change. */
  finishing: z.nullable(
    z.object({
      present: finishing,
      /** The last day on which it may change. */
      until: z.iso.date(),
      /** Each with its price difference. */
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

/** Costs of a form of payment for a family, and a possible refund. */
export const formCosts = z.object({
  /** Own money due on the day of the first payment. */
  nowKopecks: kopecks,
  /** Equal payments after it; null without any. */
  monthly: z.nullable(z.object({ kopecks, lastKopecks: kopecks, count: z.int() })),
  loanKopecks: kopecks,
  interestKopecks: kopecks,
  /** One line each for the state, the registrar, the insurer and the booking fee. */
  others: z.array(amount),
  /** Sum of all of it, without maternity capital. */
  totalKopecks: kopecks,
  /** Possible refund of income tax; part of no other sum. */
  taxBackKopecks: kopecks,
});
export type FormCosts = z.output<typeof formCosts>;

/** A calculation as it was made; it never changes. */
export const quoteView = z.object({
  id: uuid,
  /** SHA-256 of the calculation's content; the buyer confirms this hash. */
  hash: z.string(),
  madeAt: moment,
  /** Until when it may be confirmed: the end of the booking, or of a discount in it that ends earlier. */
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
  /** The place of the deal: the choice is made at `parameters` and confirmed at `total`. */
  place: z.enum(dealPlaces),
  offer: parametersOffer,
  /** The calculation saved last. */
  quote: z.nullable(quoteView),
  /** Set when the same choice now has another price: the old price, the new one, and why. */
  change: z.nullable(z.object({ wasKopecks: kopecks, isKopecks: kopecks, why: z.enum(quoteChanges) })),
});
export type ParametersView = z.output<typeof parametersView>;
