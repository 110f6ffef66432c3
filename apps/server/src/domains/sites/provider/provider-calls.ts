/** Path of the provider; its issuer is the cabinet's address with this path. */
export const mountedAt = '/oidc';

interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  readonly path: string;
  /** For each network address; a site calls from one address for all its people. */
  readonly limit?: { readonly max: number; readonly seconds: number };
  readonly summary: string;
}

/** All calls that the provider answers; others of the library are closed. The OpenAPI page lists the same. */
export const calls: readonly ProviderCall[] = [
  {
    method: 'GET',
    path: '/.well-known/openid-configuration',
    summary: 'What this provider can do (OpenID Connect Discovery).',
  },
  { method: 'GET', path: '/jwks', summary: 'Keys by which ID tokens are checked (RFC 7517).' },
  {
    method: 'GET',
    path: '/auth',
    limit: { max: 300, seconds: 60 },
    summary: 'A site asks to sign a person in: code flow with PKCE S256 (RFC 6749, 7636).',
  },
  { method: 'GET', path: '/auth/:uid', summary: 'The way back from the question of consent.' },
  { method: 'POST', path: '/token', summary: 'Changes a code or a refresh token for tokens.' },
  { method: 'POST', path: '/token/revocation', summary: 'A site gives a token back (RFC 7009).' },
  { method: 'GET', path: '/me', summary: 'Who is signed in, by scope (OpenID Connect UserInfo).' },
  { method: 'POST', path: '/me', summary: 'The same with the token in a form.' },
  {
    method: 'GET',
    path: '/session/end',
    limit: { max: 300, seconds: 60 },
    summary: 'A site signs a person out of everything (OpenID Connect RP-Initiated Logout).',
  },
  ...['/.well-known/openid-configuration', '/jwks', '/token', '/token/revocation', '/me'].map(
    (path) =>
      ({ method: 'OPTIONS', path, summary: 'Whether a page of the site may call it (CORS).' }) as const,
  ),
];

/** Requests that a site may also send as a form, to the same address (OpenID Connect Core 3.1.2.1). */
export const formCalls: readonly ProviderCall[] = [
  { method: 'POST', path: '/auth', summary: 'The same by a form: it is led on to the address that says so.' },
  { method: 'POST', path: '/session/end', summary: 'The same by a form.' },
];

/** The allowed methods of an address of the provider; empty for an unknown one. */
export function methodsAt(url: string): string[] {
  const [path = ''] = url.slice(mountedAt.length).split('?');
  const asked = path.replace(/\/$/, '').split('/');
  const isAt = (known: string) => {
    const parts = known.split('/');
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
    );
  };
  return [...calls, ...formCalls].filter((call) => isAt(call.path)).map(({ method }) => method);
}
