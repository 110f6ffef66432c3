import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

/** Who calls, as the session says; never as the request says. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: string;
  readonly door: 'cabinet' | 'office';
  /** S3-03: the confirmation code must still be accepted. */
  readonly unconfirmed: boolean;
  readonly locale: 'ru' | 'en';
  readonly roles: readonly StaffRole[];
  /** He keeps his cabinet frozen (decision 021). */
  readonly frozen: boolean;
  /** When the person has last proved in this session that it is he, in milliseconds (promise 11). */
  readonly provedAt: number;
}

/** What a request carries of a session. */
export interface Credentials {
  readonly door: 'cabinet' | 'office';
  readonly bearer: string | undefined;
  readonly cookie: string | undefined;
}

export type SessionState =
  | { readonly kind: 'none' }
  /** There was a session and it was ended: the page must sign out. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'alive'; readonly viewer: Viewer; readonly byBearer: boolean };

/** Reads the session of a request from the database; many requests of one moment share one query. */
export type Authenticate = (credentials: Credentials) => Promise<SessionState>;
