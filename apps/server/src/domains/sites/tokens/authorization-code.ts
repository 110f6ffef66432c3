import type { AdapterPayload } from 'oidc-provider';

/** What a code stands on besides the session, as it was read when it was given. */
export interface Ground {
  /** Of the site, as it was judged. */
  readonly edition: string;
  readonly grant: AdapterPayload;
}

/** What a code stands for. */
export interface Code {
  /** What it is known by when it is spent. */
  readonly id: string;
  /** By our clock, in ms. */
  readonly until: number;
  readonly payload: AdapterPayload;
  /** What it stands on; absent when something of it came into being with the code. */
  readonly ground?: Ground;
}
