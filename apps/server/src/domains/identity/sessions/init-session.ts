import type { Context } from '../../../context.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { csrfValid, issueCsrf } from '../../../platform/http/csrf.ts';
import { newToken } from './tokens.ts';

interface Asked {
  readonly browser: Browser;
  readonly sessionId: string | undefined;
  /** Issue a new token even while the present one is valid. */
  readonly force: boolean;
}

/** Cookies for the browser; absent ones stay unchanged. */
interface Given {
  readonly guest?: string;
  readonly csrf?: string;
}

/**
 * Issues the CSRF token of a browser (S7-07…11), bound to the session, or before the sign-in to a nonce of
 * this browser. A valid present token is kept unless a new one is requested.
 */
export function initSession(
  { secret }: Pick<Context['config'], 'secret'>,
  { browser, sessionId, force }: Asked,
): Given {
  const present = sessionId ?? browser.guest;
  const boundTo = present ?? newToken();
  const holds = !force && csrfValid(secret, boundTo, browser.csrf);
  return {
    ...(present === undefined && { guest: boundTo }),
    ...(!holds && { csrf: issueCsrf(secret, boundTo) }),
  };
}
