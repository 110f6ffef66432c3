import type { AdapterPayload } from 'oidc-provider';

/** What a code depends on besides the session, as it was when the code was issued. */
export interface Ground {
  /** Edition of the site's registration. */
  readonly edition: string;
  readonly grant: AdapterPayload;
}

/** The content of an authorization code. */
export interface Code {
  /** Its ID in the record of used codes. */
  readonly id: string;
  /** Expiry by our clock, in milliseconds since the epoch. */
  readonly until: number;
  readonly payload: AdapterPayload;
  /** Absent when a part of it was created together with the code. */
  readonly ground?: Ground;
}
