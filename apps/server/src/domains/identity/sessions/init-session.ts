import type { Context } from '../../../context.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { csrfValid, issueCsrf } from '../../../platform/http/csrf.ts';
import { newToken } from './tokens.ts';

interface Asked {
  readonly browser: Browser;
  readonly sessionId: string | undefined;
  /** Give a fresh token, even while the present one holds. */
  readonly force: boolean;
}

/** What the browser is given; what is absent it keeps as it has it. */
interface Given {
  readonly guest?: string;
  readonly csrf?: string;
}

/**
 * Makes the CSRF token of a browser (S7-07…11), bound to the session, or before sign-in to a nonce of this
 * browser. The present token is kept while it holds, unless a fresh one is asked for.
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
