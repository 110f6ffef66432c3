/** Where a client site's request to sign somebody in is answered. */
export const authorizePath = '/oidc/auth';

/**
 * What of such a request is passed on, and how long each may be (promise C10): the address may bring anything, and only
 * this is acted upon.
 */
const carried: Readonly<Record<string, number>> = {
  client_id: 100,
  redirect_uri: 1000,
  response_type: 40,
  response_mode: 40,
  scope: 300,
  state: 2000,
  nonce: 500,
  code_challenge: 128,
  code_challenge_method: 20,
  prompt: 60,
  max_age: 12,
  id_token_hint: 4000,
  login_hint: 300,
  ui_locales: 60,
  /** The cabinet's own: the question for a fresh proof to which this is the way back. */
  asked: 60,
};

/** S7-66: the auth URL of a client, from its id and the parameters with which it sent the person here. */
export function authUrl(params: URLSearchParams): string {
  const kept = Object.entries(carried).flatMap(([name, longest]) => {
    const value = params.get(name);
    return value !== null && value.length <= longest ? [[name, value] as const] : [];
  });
  return `${authorizePath}?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}`;
}
