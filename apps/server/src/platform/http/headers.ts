import type { FastifyInstance } from 'fastify';

/**
 * What says no to everything that a page of ours never does. The same on every answer, so it is written once.
 */
const constant = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that this turns off made holes of its own (OWASP Secure Headers).
  'x-xss-protection': '0',
} as const;

/**
 * Promise 26: on every answer, errors and 404 too. `scriptHashes` are those of the page's own inline scripts.
 * They are set before anything else is done, and an act may set its own `cache-control` later.
 */
export function secureHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  formTargets: readonly string[],
  door: 'cabinet' | 'office',
): void {
  const ofPages = {
    ...constant,
    'permissions-policy': mayUse(door),
    'content-security-policy': policy(scriptHashes, formTargets),
  };
  const ofCalls = { ...ofPages, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : ofPages);
    reply.header('x-request-id', request.id);
    done();
  });
}

/** A buyer may show his screen; nobody shows one at the desk. */
function mayUse(door: 'cabinet' | 'office'): string {
  const screen = door === 'cabinet' ? '(self)' : '()';
  return `camera=(self), microphone=(self), geolocation=(), display-capture=${screen}`;
}

function policy(scriptHashes: readonly string[], formTargets: readonly string[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
