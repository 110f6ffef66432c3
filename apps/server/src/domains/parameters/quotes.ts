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

/** A calculation holds while the booking does, and while the certificate in it does. */
function validUntil(
  booking: BookingRow,
  { certificates }: ParametersOffer,
  { certificate }: ParametersChoice,
): Date {
  const end = endOf(booking);
  const until = certificates.find(({ id }) => id === certificate)?.validUntil;
  return until && new Date(until) < end ? new Date(until) : end;
}

export function toQuoteView({ quote, confirmedAt }: CurrentQuote): QuoteView {
  const { id, hash, madeAt, validUntil, choice, sums } = quote;
  return {
    id,
    hash,
    madeAt: madeAt.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    choice,
    ...sums,
  };
}

/** What the saved choice comes to by the present offer, and why; null when the sums are the same. */
export function changeOf(offer: ParametersOffer, { choice, sums }: QuoteRow): ParametersView['change'] {
  const lost = choice.certificate && offer.certificates.every(({ id }) => id !== choice.certificate);
  const now = quoteOf(offer, lost ? { ...choice, certificate: null } : choice);
  const [wasKopecks, isKopecks] = [sums.kopecks, now.kopecks];
  if (lost) return { wasKopecks, isKopecks, why: 'certificate' };
  if (sameCosts(now, sums)) return null;
  return { wasKopecks, isKopecks, why: wasKopecks === isKopecks ? 'costs' : 'price' };
}

/** Fields that JSON has put in another order say the same. */
const sameCosts = (a: Quote, b: Quote): boolean => canonicalize(a) === canonicalize(b);
