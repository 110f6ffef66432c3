import type { PaymentForm } from '../catalogue/schema.ts';
import type { PromoView } from '../loyalty/promo.ts';
import type { Kopecks } from '../texts/money.ts';
import { contractPrice, type PriceSources } from './contract-price.ts';
import type { ParametersChoice, ParametersOffer } from './schema.ts';

const nowhere = { kopecks: 0, listKopecks: 0 };
const formOf = ({ forms }: ParametersOffer, form: PaymentForm) =>
  forms.find((one) => one.form === form) ?? nowhere;

export const baseOf = (offer: ParametersOffer, form: PaymentForm): Kopecks => formOf(offer, form).kopecks;

/** The price difference of the chosen finishing; undefined when it is not offered. */
export const finishingOf = ({ finishing: offered }: ParametersOffer, { finishing }: ParametersChoice) =>
  finishing === null ? 0 : offered?.options.find(({ code }) => code === finishing)?.kopecks;

export const certificateOf = ({ certificates }: ParametersOffer, { certificate }: ParametersChoice) =>
  certificates.find(({ id }) => id === certificate);

export const promoOf = ({ promos }: ParametersOffer, { promo }: ParametersChoice) =>
  promos.find(({ id }) => id === promo);

function sourcesOf(offer: ParametersOffer, choice: ParametersChoice): PriceSources {
  const { kopecks, listKopecks } = formOf(offer, choice.form);
  const promo = promoOf(offer, choice);
  return {
    baseKopecks: kopecks,
    replacedKopecks: promo?.replacesBooked ? listKopecks - kopecks : 0,
    finishingKopecks: finishingOf(offer, choice) ?? 0,
    promoBasisPoints: promo?.basisPoints ?? 0,
  };
}

export const priceBeforeCertificate = (offer: ParametersOffer, choice: ParametersChoice): Kopecks =>
  contractPrice(sourcesOf(offer, choice)).kopecks;

/**
 * The price of a choice. `choiceProblem` refuses a certificate above the price; before that, the page counts
 * only the part that fits.
 */
export function priceOfChoice(offer: ParametersOffer, choice: ParametersChoice) {
  const certificate = certificateOf(offer, choice)?.kopecks ?? 0;
  return contractPrice({
    ...sourcesOf(offer, choice),
    certificateKopecks: Math.min(certificate, Math.max(0, priceBeforeCertificate(offer, choice))),
    leastKopecks: offer.leastKopecks,
  });
}

/**
 * How much a promotion lowers the price of the other choices; negative where the discounts of the booking
 * that it replaces are larger.
 */
export function promoGain(offer: ParametersOffer, choice: ParametersChoice, { id }: PromoView): Kopecks {
  const without = priceBeforeCertificate(offer, { ...choice, promo: null });
  return without - priceBeforeCertificate(offer, { ...choice, promo: id });
}

/** The promotion of a choice; undefined when it is not offered, or is smaller than what it replaces. */
export function suitablePromo(offer: ParametersOffer, choice: ParametersChoice): PromoView | undefined {
  const promo = promoOf(offer, choice);
  return promo && promoGain(offer, choice, promo) >= 0 ? promo : undefined;
}
