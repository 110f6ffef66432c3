import { monthlyPaymentOf } from '../catalogue/prices/monthly-payment.ts';
import type { PaymentForm } from '../catalogue/schema.ts';
import type { Kopecks } from '../texts/money.ts';
import { quoteOf } from './quote.ts';
import type { ParametersChoice, ParametersOffer } from './schema.ts';

const kopecksPerRuble = 100;
/** Largest part of own money, so that a loan remains. */
const mostShare = 0.9;
/** Part of own money in the first calculation of a loan. */
const usualShare = 0.3;

const wholeRubles = (sum: number): Kopecks => Math.ceil(sum / kopecksPerRuble) * kopecksPerRuble;

interface OwnMoney {
  readonly least: Kopecks;
  readonly most: Kopecks;
  /** Default of the first calculation. */
  readonly usual: Kopecks;
}

/**
 * Bounds of own money for a loan: the down payment minus the maternity capital, and the largest part of the
 * price.
 */
export function ownMoneyFor(
  offer: ParametersOffer,
  choice: ParametersChoice,
  program: string | undefined,
): OwnMoney {
  const { kopecks } = quoteOf(offer, { ...choice, form: 'mortgage', loan: null });
  const chosen = offer.programs.find(({ code }) => code === program) ?? offer.programs[0];
  const down = chosen ? monthlyPaymentOf(kopecks, chosen).downPaymentKopecks : 0;
  const least = wholeRubles(Math.max(0, down - choice.capitalKopecks));
  const most = Math.max(least, wholeRubles((kopecks - choice.capitalKopecks) * mostShare));
  return { least, most, usual: Math.min(most, Math.max(least, wholeRubles(kopecks * usualShare))) };
}

/** The default choice for a form of payment. */
export function firstChoice(offer: ParametersOffer, form: PaymentForm): ParametersChoice {
  const [plan] = offer.plans;
  const [program] = offer.programs;
  const choice: ParametersChoice = {
    form,
    agree: false,
    bank: null,
    plan: form === 'installment' ? (plan?.code ?? null) : null,
    loan: null,
    ownership: 'sole',
    finishing: null,
    certificate: null,
    promo: null,
    capitalKopecks: 0,
  };
  if (form !== 'mortgage' || !program) return choice;
  const { code, months } = program;
  return { ...choice, loan: { program: code, ownKopecks: ownMoneyFor(offer, choice, code).usual, months } };
}
