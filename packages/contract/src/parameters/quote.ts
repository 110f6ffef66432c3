import type { MortgageProgram } from '../catalogue/prices/monthly-payment.ts';
import { monthlyPaymentOf } from '../catalogue/prices/monthly-payment.ts';
import { costsOf, type Payment } from './costs.ts';
import {
  baseOf,
  certificateOf,
  finishingOf,
  priceBeforeCertificate,
  priceOfChoice,
  promoGain,
  promoOf,
} from './price-of-choice.ts';
import type { ParametersChoice, ParametersOffer, QuoteView } from './schema.ts';

/** The price and the costs of a choice. */
export type Quote = Pick<QuoteView, 'baseKopecks' | 'steps' | 'kopecks' | 'costs'>;

/** A field of the choice that the offer does not allow, and why. */
export interface ChoiceProblem {
  readonly field:
    | 'plan'
    | 'loan.program'
    | 'loan.ownKopecks'
    | 'loan.months'
    | 'finishing'
    | 'promo'
    | 'certificate'
    | 'capitalKopecks'
    | 'bank';
  readonly problem: 'unknown' | 'required' | 'least' | 'most' | 'over-price' | 'worse';
}

/** Why a choice cannot be calculated. Undefined fields of other forms of payment are ignored. */
export function choiceProblem(offer: ParametersOffer, choice: ParametersChoice): ChoiceProblem | undefined {
  if (finishingOf(offer, choice) === undefined) return { field: 'finishing', problem: 'unknown' };
  const promo = promoOf(offer, choice);
  if (choice.promo && !promo) return { field: 'promo', problem: 'unknown' };
  if (promo && promoGain(offer, choice, promo) < 0) return { field: 'promo', problem: 'worse' };
  const certificate = certificateOf(offer, choice);
  if (choice.certificate && !certificate) return { field: 'certificate', problem: 'unknown' };
  if ((certificate?.kopecks ?? 0) > priceBeforeCertificate(offer, choice))
    return { field: 'certificate', problem: 'over-price' };
  if (choice.capitalKopecks > 0 && !offer.dwelling) return { field: 'capitalKopecks', problem: 'unknown' };
  const { kopecks } = priceOfChoice(offer, choice);
  if (choice.capitalKopecks > kopecks) return { field: 'capitalKopecks', problem: 'over-price' };
  if (choice.form === 'installment')
    return planOf(offer, choice)
      ? undefined
      : { field: 'plan', problem: choice.plan ? 'unknown' : 'required' };
  return choice.form === 'mortgage' ? loanProblem(offer, choice, kopecks) : undefined;
}

function loanProblem(
  offer: ParametersOffer,
  { loan, capitalKopecks }: ParametersChoice,
  price: number,
): ChoiceProblem | undefined {
  if (!loan) return { field: 'loan.program', problem: 'required' };
  const program = programOf(offer, loan.program);
  if (!program) return { field: 'loan.program', problem: 'unknown' };
  if (loan.months > program.months) return { field: 'loan.months', problem: 'most' };
  const own = loan.ownKopecks + capitalKopecks;
  if (own >= price) return { field: 'loan.ownKopecks', problem: 'over-price' };
  return own < monthlyPaymentOf(price, program).downPaymentKopecks
    ? { field: 'loan.ownKopecks', problem: 'least' }
    : undefined;
}

const planOf = ({ plans }: ParametersOffer, { plan }: ParametersChoice) =>
  plans.find(({ code }) => code === plan);
const programOf = ({ programs }: ParametersOffer, program: string): MortgageProgram | undefined =>
  programs.find(({ code }) => code === program);
function paymentOf(offer: ParametersOffer, choice: ParametersChoice): Payment {
  const plan = planOf(offer, choice);
  const program = choice.loan && programOf(offer, choice.loan.program);
  if (choice.form === 'installment' && plan) return { form: 'installment', plan };
  if (choice.form === 'mortgage' && choice.loan && program)
    return { form: 'mortgage', ...choice.loan, rateBasisPoints: program.rateBasisPoints };
  return { form: 'full' };
}

/**
 * The price and the costs of a choice: the page shows the same as the server saves. Capital or own money
 * above the price, which `choiceProblem` refuses, counts up to the price.
 * @param persons number of owners who may get tax back; saved calculations take one
 */
export function quoteOf(offer: ParametersOffer, choice: ParametersChoice, persons = 1): Quote {
  const { steps, kopecks } = priceOfChoice(offer, choice);
  const { feeKopecks, charges, day } = offer;
  const capitalKopecks = Math.min(choice.capitalKopecks, kopecks);
  return {
    baseKopecks: baseOf(offer, choice.form),
    steps: [...steps],
    kopecks,
    costs: costsOf(paymentOf(offer, choice), {
      priceKopecks: kopecks,
      capitalKopecks,
      feeKopecks,
      charges,
      day,
      persons: offer.dwelling ? persons : 0,
    }),
  };
}
