/** What a bank lends; money is in kopecks. */
export interface Terms {
  kopecks: number;
  rate_percent: number;
  months: number;
  insurance_kopecks: number | null;
}

/** What a bank was asked to lend, and what it will say. */
export interface StoredMortgage {
  id: string;
  /** Idempotence key of the asker. */
  key: string;
  requestHash: string;
  person: string;
  bank: string;
  askedAt: string;
  /** From when on its first word is told. */
  readyAt: string;
  /** What it lends; null: it refuses. */
  terms: Terms | null;
  /** When a bank that thinks longer decides; null: its first word is its decision. */
  promisedAt: string | null;
}

/** What the bank was asked, and what it will say. */
export interface StoredScoring {
  id: string;
  /** Idempotence key of the asker. */
  key: string;
  requestHash: string;
  person: string;
  askedAt: string;
  /** From when on it is told. */
  readyAt: string;
  /** Null: there is no credit history. */
  rating: number | null;
}
