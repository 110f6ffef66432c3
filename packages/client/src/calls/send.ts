import { cookiesOff } from '@novosel/contract/session/cookies-off.ts';
import { noteUnanswered } from '../live/connection.ts';
import { NetworkError, RefusalError } from './errors.ts';
import { readAnswer } from './read-answer.ts';
import { cookie, heldBearer, keepBearer, sessionSettings } from './session.ts';
import { takeStartupCall } from './startup-calls.ts';

/** In ms: a call without an answer after this time fails as NetworkError. */
export const patience = 30_000;

export const baseHeaders = (): Record<string, string> => {
  const bearer = heldBearer();
  return {
    Accept: 'application/json',
    'Accept-Language': sessionSettings().locale(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  };
};

/**
 * Sends one request to this origin.
 * @throws NetworkError without an answer; the reason of `signal` when it aborts
 */
export const send = async (
  address: string,
  init: RequestInit,
  limit = AbortSignal.timeout(patience),
): Promise<Response> => {
  const { signal } = init;
  try {
    return await fetch(address, {
      ...init,
      credentials: 'same-origin',
      redirect: 'manual',
      // The browser must not cache a redirect of some proxy: it would sign the person out for ever.
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    noteUnanswered();
    throw new NetworkError(`No answer from ${address.split('?')[0]}`, { cause: error });
  }
};

let fresh: Promise<string> | undefined;

const askCsrf = async (force: boolean): Promise<string> => {
  const { initPath, csrfCookie, locale } = sessionSettings();
  const address = `${initPath}?t=${Date.now()}${force ? '&force=1' : ''}`;
  const begun = force ? undefined : takeStartupCall(address);
  const response = await (begun ?? send(address, { headers: baseHeaders() })).catch((error: unknown) => {
    throw new NetworkError('No CSRF token', { cause: error });
  });
  const token = cookie(csrfCookie);
  if (!response.ok || !token) {
    const message = response.ok ? cookiesOff[locale() === 'en' ? 'en' : 'ru'] : '';
    throw new RefusalError({ status: response.status, code: 'CSRF_INVALID', message });
  }
  return token;
};

/**
 * The CSRF token: from its cookie while that exists, else from the server (S7-09…13); `force` asks for a new
 * one.
 */
export const csrfToken = (force = false): Promise<string> => {
  if (fresh) return fresh;
  const known = cookie(sessionSettings().csrfCookie);
  if (known && !force) return Promise.resolve(known);
  fresh = askCsrf(force).finally(() => {
    fresh = undefined;
  });
  return fresh;
};

const issueBearer = async (): Promise<Response> =>
  send(sessionSettings().tokenPath, {
    method: 'POST',
    headers: { ...baseHeaders(), 'Content-Type': 'application/json', 'X-CSRF-TOKEN': await csrfToken() },
    body: '{}',
  });

const askBearer = async (): Promise<boolean> => {
  keepBearer(undefined);
  let response = await issueBearer();
  if (response.status === 419) {
    await csrfToken(true);
    response = await issueBearer();
  }
  if (response.status === 401 || response.status === 403) return false;
  // An unavailable service does not end the session (promise 54): the caller gets the refusal.
  const { data } = (await readAnswer(response)) as { data: { token: string } };
  keepBearer(data.token);
  return true;
};

let issuing: Promise<boolean> | undefined;

/**
 * Gets a new bearer by the session cookie; concurrent callers share one request (promise C4).
 * @returns false when the session is over
 */
export const renewBearer = (): Promise<boolean> => {
  issuing ??= askBearer().finally(() => {
    issuing = undefined;
  });
  return issuing;
};
