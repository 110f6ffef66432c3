/** The authorization endpoint, for sign-in requests of client sites. */
const authorizePath = '/oidc/auth';

/**
 * S7-66: the authorization URL, from the parameters with which the client site sent the person here. They are
 * passed on unchanged, since the site compares them with what it sent. The URL always leads to the provider
 * on this host, which checks each parameter and ignores unknown ones.
 */
export const authUrl = (params: URLSearchParams): string => `${authorizePath}?${params}`;
