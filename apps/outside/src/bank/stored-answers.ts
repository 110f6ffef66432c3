/** What a bank lends; money is in kopecks. */
export interface Terms {
  kopecks: number;
  rate_percent: number;
  months: number;
  insurance_kopecks: number | null;
}

/** An application to the bank, and its future answer. */
export interface StoredMortgage {
  id: string;
  /** The client's idempotence key. */
  key: string;
  requestHash: string;
  person: string;
  bank: string;
  askedAt: string;
  /** The moment of its first answer, ISO 8601. */
  readyAt: string;
  /** The approved loan; null: the bank refuses. */
  terms: Terms | null;
  /** When a bank that takes longer decides; null: its first answer is its decision. */
  promisedAt: string | null;
}

/** A request for a credit rating, and its future answer. */
export interface StoredScoring {
  id: string;
  /** The client's idempotence key. */
  key: string;
  requestHash: string;
  person: string;
  askedAt: string;
  /** The moment from which it is answered, ISO 8601. */
  readyAt: string;
  /** Null: there is no credit history. */
  rating: number | null;
}
