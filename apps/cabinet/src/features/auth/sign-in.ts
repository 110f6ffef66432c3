import { call } from '@novosel/client/calls/call.ts';
import { RefusalError } from '@novosel/client/calls/errors.ts';
import { login } from '@novosel/contract/session/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { enter } from '../../shared/account/enter.ts';
import { type Credentials, dropCredentials, keepCredentials } from '../../shared/account/kept-credentials.ts';

/** What comes of a try to sign in (S4.2). */
export type SignIn =
  | { readonly kind: 'in' }
  | { readonly kind: 'renew' }
  /** The password has run out, and this was not the way to tell it: a new one is made by a code. */
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
  // S8-14: an action that nobody knows is an error of the program, not of the person.
  if (action) throw new Error(`Unknown login action '${action}'`);
  throw error;
};

/**
 * Signs in; afterwards the session stands in this tab.
 * @throws RefusalError with the words for the alert, NetworkError without an answer
 */
export const signIn = (credentials: Credentials): Promise<SignIn> =>
  outcomeOf(call(login, { body: credentials }), credentials);

/** What comes of a sign-in that is under way, by the password that was entered or without one. */
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
