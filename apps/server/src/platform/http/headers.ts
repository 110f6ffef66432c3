import type { FastifyInstance } from 'fastify';

/**
 * Headers that forbid everything our pages never do. They are the same on every answer, so they are built
 * once.
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
  // Disabled, since this browser filter had vulnerabilities itself (OWASP Secure Headers).
  'x-xss-protection': '0',
} as const;

/**
 * Promise 26: on every answer, also errors and 404. `scriptHashes` are those of the page's inline scripts.
 * Set first; a route may replace `cache-control` later.
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

/** Screen capture is allowed for buyers, and not at the desk. */
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
