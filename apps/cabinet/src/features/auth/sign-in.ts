import { call } from '@novosel/client/calls/call.ts';
import { RefusalError } from '@novosel/client/calls/errors.ts';
import { login } from '@novosel/contract/session/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { enter } from '../../shared/account/enter.ts';
import { type Credentials, dropCredentials, keepCredentials } from '../../shared/account/kept-credentials.ts';

/** The outcome of a try to sign in (S4.2). */
export type SignIn =
  | { readonly kind: 'in' }
  | { readonly kind: 'renew' }
  /**
   * The password has expired, but the sign-in was not by password: a one-time code lets him set a new one.
   */
  | { readonly kind: 'forgot' }
  | { readonly kind: 'locked'; readonly until: string | undefined; readonly byStaff: boolean };

interface Refused {
  action?: string | null;
  lockedUntil?: string;
  byStaff?: boolean;
}

const refused = (error: RefusalError, credentials: Credentials | undefined): SignIn => {
  const { action, lockedUntil, byStaff = false } = (error.data ?? {}) as Refused;
  if (action === 'RENEW') {
    if (!credentials) return { kind: 'forgot' };
    keepCredentials(credentials);
    return { kind: 'renew' };
  }
  if (action === 'LOCKED') return { kind: 'locked', until: lockedUntil, byStaff };
  // S8-14: an unknown action is an error of the program, not of the person.
  if (action) throw new Error(`Unknown login action '${action}'`);
  throw error;
};

/**
 * Signs in and begins the session in this tab.
 * @throws RefusalError with the text for the alert, NetworkError without an answer
 */
export const signIn = (credentials: Credentials): Promise<SignIn> =>
  outcomeOf(call(login, { body: credentials }), credentials);

/**
 * The outcome of a sign-in call, with the entered password or without one (a passkey).
 * @throws RefusalError without an action, Error for an unknown one, NetworkError without an answer
 */
export const outcomeOf = async (
  answer: Promise<AnswerOf<typeof login>>,
  credentials?: Credentials,
): Promise<SignIn> => {
  try {
    const { data } = await answer;
    dropCredentials();
    enter(data);
    return { kind: 'in' };
  } catch (error) {
    if (error instanceof RefusalError) return refused(error, credentials);
    throw error;
  }
};
