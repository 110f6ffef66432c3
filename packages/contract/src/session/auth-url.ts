/** Where a client site's request to sign somebody in is answered. */
const authorizePath = '/oidc/auth';

/**
 * S7-66: the auth URL of a client, from its id and the parameters with which it sent the person here. They
 * are passed on as they came, since the site compares what comes back to it with what it has sent. Whatever
 * they say, the address is that of the provider on this very host, which judges each of them and passes over
 * what it does not know.
 */
export const authUrl = (params: URLSearchParams): string => `${authorizePath}?${params}`;
