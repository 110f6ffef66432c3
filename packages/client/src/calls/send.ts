import { cookiesOff } from '@novosel/contract/session/cookies-off.ts';
import { noteSilence } from '../live/connection.ts';
import { NetworkError, RefusalError } from './errors.ts';
import { readAnswer } from './read-answer.ts';
import { cookie, heldBearer, keepBearer, sessionSettings } from './session.ts';
import { takeStarted } from './started.ts';

/** A hung connection is «no answer» after this long, in milliseconds. */
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
 * One request of this origin; rejects with NetworkError when there is no answer, and as asked when `signal`
 * aborts.
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
      // A redirect of some proxy must not be remembered, or the person would be signed out for good.
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    noteSilence();
    throw new NetworkError(`No answer from ${address.split('?')[0]}`, { cause: error });
  }
};

let fresh: Promise<string> | undefined;

const askCsrf = async (force: boolean): Promise<string> => {
  const { initPath, csrfCookie, locale } = sessionSettings();
  const address = `${initPath}?t=${Date.now()}${force ? '&force=1' : ''}`;
  const begun = force ? undefined : takeStarted(address);
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
 * The CSRF token: from the cookie while that exists, else asked for (S7-09…13); `force` asks for a fresh one.
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
  // A part that is down is no end of the session (promise 54): the refusal goes to whoever asked.
  const { data } = (await readAnswer(response)) as { data: { token: string } };
  keepBearer(data.token);
  return true;
};

let issuing: Promise<boolean> | undefined;

/**
 * Gets a new bearer by the session cookie, once for all who wait (promise C4); false when the session is
 * over.
 */
export const renewBearer = (): Promise<boolean> => {
  issuing ??= askBearer().finally(() => {
    issuing = undefined;
  });
  return issuing;
};
