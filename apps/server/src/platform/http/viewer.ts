import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

/** The caller, as the session says; never as the request says. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: string;
  readonly door: 'cabinet' | 'office';
  /** S3-03: the confirmation code is not accepted yet. */
  readonly unconfirmed: boolean;
  readonly locale: 'ru' | 'en';
  readonly roles: readonly StaffRole[];
  /** Whether he has frozen his cabinet (decision 021). */
  readonly frozen: boolean;
  /** Time of the last re-authentication in this session, in milliseconds (promise 11). */
  readonly provedAt: number;
}

/** Session tokens of a request. */
export interface Credentials {
  readonly door: 'cabinet' | 'office';
  readonly bearer: string | undefined;
  readonly cookie: string | undefined;
}

export type SessionState =
  | { readonly kind: 'none' }
  /** The session has ended: the page must sign out. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'alive'; readonly viewer: Viewer; readonly byBearer: boolean };

/** Reads the session of a request from the database; parallel requests share one query. */
export type Authenticate = (credentials: Credentials) => Promise<SessionState>;
