import type { FastifyInstance } from 'fastify';
import { formCalls, mountedAt } from './provider-calls.ts';

/** A longer one would make an address that browsers and proxies refuse. In bytes. */
const bodyLimit = 8 * 1024;

/**
 * A site may send a request as a form instead of a link (OpenID Connect Core 3.1.2.1, RP-Initiated Logout 2).
 * The form is not processed here: the browser is redirected to the same request as a link, where it also
 * sends the session cookie, which it omits with a form of another site.
 */
export async function addForms(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    for (const { method, path } of formCalls)
      scope.route({
        method,
        url: mountedAt + path,
        handler: async ({ body }, reply) =>
          reply.redirect(`${mountedAt}${path}?${new URLSearchParams(String(body ?? ''))}`, 303),
      });
  });
}
