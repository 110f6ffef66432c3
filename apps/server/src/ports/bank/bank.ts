import type { Outcome } from '../outcome.ts';

/** The person whose rating is requested, and the consent for it. */
export interface RatingRequest {
  readonly key: string;
  readonly surname: string;
  readonly name: string;
  readonly patronymic: string | null;
  readonly birthday: string | null;
  readonly phone: string | null;
  readonly consent: { readonly sha256: string; readonly givenAt: Date };
}

export type RatingAnswer =
  | { readonly id: string; readonly status: 'pending' | 'refused' }
  | { readonly id: string; readonly status: 'ready'; readonly rating: number; readonly ratedAt: Date };

/** The bank of an application, its person, and the consent for it. */
export interface BidRequest extends RatingRequest {
  /** Its code in `brand.json`. */
  readonly bank: string;
  /** Series and number; null while the profile has none. */
  readonly passport: string | null;
  readonly loan: {
    readonly priceKopecks: number;
    readonly ownKopecks: number;
    readonly months: number;
    readonly program: string;
  };
  readonly income: { readonly work: string; readonly employer: string; readonly kopecks: number };
}

/** What a bank offers. */
interface LoanTerms {
  readonly kopecks: number;
  readonly ratePercent: number;
  readonly months: number;
  /** A year. */
  readonly insuranceKopecks: number | null;
}

export type BidAnswer =
  | { readonly id: string; readonly status: 'pending' }
  | { readonly id: string; readonly status: 'refused'; readonly reason: string | null }
  | {
      readonly id: string;
      readonly status: 'thinking';
      readonly terms: LoanTerms;
      readonly promisedAt: Date;
    }
  | {
      readonly id: string;
      readonly status: 'approved';
      readonly terms: LoanTerms;
      readonly validUntil: Date;
    };

/** The partner bank, spoken to over HTTP. */
export interface Bank {
  /** A repeat with the same key is the same request. */
  askRating(request: RatingRequest): Promise<Outcome<RatingAnswer>>;
  ratingOf(id: string): Promise<Outcome<RatingAnswer>>;
  /** The same for a mortgage application: one bank's answer. */
  askBid(request: BidRequest): Promise<Outcome<BidAnswer>>;
  bidOf(id: string): Promise<Outcome<BidAnswer>>;
}
