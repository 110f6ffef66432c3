import type { FastifyInstance } from 'fastify';
import { formCalls, mountedAt } from './provider-calls.ts';

/** Longer ones would make an address that browsers and proxies do not carry. */
const bodyLimit = 8 * 1024;

/**
 * A form of a site asks for what a link of it may ask for as well (OpenID Connect Core 3.1.2.1, RP-Initiated
 * Logout 2). It is read by nobody here: the browser is led to the link, by which alone it is judged, and
 * there it brings the session even where a form of another site does not.
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
