import { createHash } from 'node:crypto';
import { type Quote, quoteOf } from '@novosel/contract/parameters/quote.ts';
import type {
  ParametersChoice,
  ParametersOffer,
  ParametersView,
  QuoteView,
} from '@novosel/contract/parameters/schema.ts';
import canonicalize from 'canonicalize';
import { uuidv7 } from '../../platform/ids.ts';
import { type BookingRow, endOf } from '../booking/public.ts';
import type { CurrentQuote, QuoteRow } from './parameters.repo.ts';

interface NewQuote {
  readonly dealId: string;
  readonly booking: BookingRow;
  readonly offer: ParametersOffer;
  readonly choice: ParametersChoice;
  readonly at: Date;
}

/** A calculation of a choice, with the hash by which it is confirmed. */
export function quoteRow({ dealId, booking, offer, choice, at }: NewQuote): QuoteRow {
  const sums = quoteOf(offer, choice);
  const said = canonicalize({ dealId, choice, sums, day: offer.day });
  return {
    id: uuidv7(at),
    dealId,
    userId: booking.userId,
    madeAt: at,
    validUntil: validUntil(booking, offer, choice),
    choice,
    sums,
    priceKopecks: sums.kopecks,
    hash: createHash('sha256').update(`novosel:quote:1\n${said}`).digest('hex'),
  };
}

/** A calculation is valid as long as the booking and the promotion and certificate in it are. */
function validUntil(
  booking: BookingRow,
  { certificates, promos }: ParametersOffer,
  { certificate, promo }: ParametersChoice,
): Date {
  const ends = [
    certificates.find(({ id }) => id === certificate)?.validUntil,
    promos.find(({ id }) => id === promo)?.validUntil,
  ];
  return ends.reduce((first, end) => (end && new Date(end) < first ? new Date(end) : first), endOf(booking));
}

export function toQuoteView({ quote, confirmedAt }: CurrentQuote): QuoteView {
  const { id, hash, madeAt, validUntil, choice, sums } = quote;
  return {
    id,
    hash,
    madeAt: madeAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    // Older calculations, from before promotions, contain none.
    choice: { ...choice, promo: choice.promo ?? null },
    ...sums,
  };
}

/** The price of the saved choice by the present offer, and why it changed; null when the sums are equal. */
export function changeOf(offer: ParametersOffer, { choice, sums }: QuoteRow): ParametersView['change'] {
  const lost = lostOf(offer, choice);
  const now = quoteOf(offer, { ...choice, ...(lost && { [lost]: null }) });
  const [wasKopecks, isKopecks] = [sums.kopecks, now.kopecks];
  if (lost) return { wasKopecks, isKopecks, why: lost };
  if (sameCosts(now, sums)) return null;
  return { wasKopecks, isKopecks, why: wasKopecks === isKopecks ? 'costs' : 'price' };
}

/** Parts of the choice that the offer no longer contains. */
function lostOf(offer: ParametersOffer, { promo, certificate }: ParametersChoice) {
  if (promo && offer.promos.every(({ id }) => id !== promo)) return 'promo';
  return certificate && offer.certificates.every(({ id }) => id !== certificate) ? 'certificate' : undefined;
}

/** The order of JSON fields does not matter. */
const sameCosts = (a: Quote, b: Quote): boolean => canonicalize(a) === canonicalize(b);
