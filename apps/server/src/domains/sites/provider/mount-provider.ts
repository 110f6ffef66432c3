import { path } from '@novosel/contract/wire/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { isOutage } from '../../../platform/database/db.ts';
import { clearedHint, clearSessionCookies, cookieOf } from '../../../platform/http/cookies.ts';
import { rejectUnstorableText } from '../../../platform/http/fields/reject-unstorable-text.ts';
import type { Authenticate, Viewer } from '../../../platform/http/viewer.ts';
import { type JudgeCookie, signOut } from '../../identity/public.ts';
import { readEntry } from '../tokens/site-reads.repo.ts';
import { keepVisit, type SiteVisit } from '../tokens/site-visit.ts';
import { beginAtSite } from '../visits/begin-at-site.ts';
import { providerOf } from './lazy-provider.ts';
import { calls, mountedAt } from './provider-calls.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock' | 'config' | 'log' | 'events'>;

/** The two functions that tell who is signed in at the cabinet. */
interface Doorkeeper {
  readonly authenticate: Authenticate;
  readonly judgeCookie: JudgeCookie;
}

/** Mounts the identity provider under a path of its own. */
export async function addProvider(app: FastifyInstance, deps: Deps, doorkeeper: Doorkeeper): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    rejectUnstorableText(request.query);
    const begins = await beginAtSite(deps.db, request.url);
    if (begins) return reply.redirect(begins, 303);
    const visit = await visitBy(deps, doorkeeper, request, reply);
    enterAs(visit, deps.config.publicUrl);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const provider = await providerOf(deps);
    await provider.callback()(request.raw, reply.raw);
    if (visit.leaving) return leave(deps, visit);
    reply.hijack();
    return reply;
  };
  await app.register(async (scope) => {
    // The library parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler(async (error, request, reply) => {
      // Only a browser gets a page; other callers get the error.
      if (!isOutage(error) || !request.headers.accept?.includes('text/html')) throw error;
      request.log.error({ err: error, reqId: request.id }, 'request failed');
      const { outagePage } = await import('./error-page.ts');
      return reply.code(503).header('retry-after', '2').type('text/html').send(outagePage(request));
    });
    for (const { method, path: url, limit } of calls) {
      const config = limit ? { callLimit: limit } : {};
      scope.route({ method, url: mountedAt + url, exposeHeadRoute: false, config, handler: answer });
    }
    // A mistyped address of the provider must not show the cabinet's pages.
    for (const url of [mountedAt, `${mountedAt}/*`])
      scope.all(url, async (request, reply) => {
        const { refuseUnknown } = await import('./error-page.ts');
        return refuseUnknown(request, reply);
      });
    scope.get(`${mountedAt}/page.css`, async (_, reply) => {
      const { pageStyle } = await import('./error-page.ts');
      return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle);
    });
  });
}

async function visitBy(
  deps: Deps,
  { authenticate, judgeCookie }: Doorkeeper,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteVisit> {
  const cookie = cookieOf(request, 'cabinet', 'session');
  const clientId = wishedFor(request);
  // Repeated sign-ins are the most frequent calls here: one query reads the session with everything else that
  // is checked.
  const entry = cookie && clientId ? await readEntry(deps, cookie, clientId) : undefined;
  const state =
    cookie && entry
      ? judgeCookie(entry.session, cookie)
      : await authenticate({ door: 'cabinet', bearer: undefined, cookie });
  const viewer = state.kind === 'alive' ? state.viewer : undefined;
  const closed = isClosed(request, viewer);
  const refuses = closed && (await isRefusal(deps, request));
  const visit: SiteVisit = { request, reply, viewer, closed, refuses, entry };
  keepVisit(visit);
  return visit;
}

/** The client ID of a sign-in request. */
function wishedFor({ method, routeOptions, query }: FastifyRequest): string | undefined {
  if (method !== 'GET' || routeOptions.url !== `${mountedAt}/auth`) return undefined;
  const { client_id: clientId } = query as { readonly client_id?: unknown };
  return typeof clientId === 'string' ? clientId : undefined;
}

/** Promise 23, decision 021. A person with a frozen cabinet may still sign out. */
function isClosed({ url }: FastifyRequest, viewer: Viewer | undefined): boolean {
  if (!viewer) return false;
  const leaves = url.startsWith(`${mountedAt}/session/end`);
  return viewer.unconfirmed || (viewer.frozen && !leaves);
}

/**
 * Whether the call is the return of a person who has refused a site: allowed from a frozen cabinet, too,
 * since it leads to no sign-in (`askingPolicy`).
 */
async function isRefusal(deps: Deps, { routeOptions, params }: FastifyRequest): Promise<boolean> {
  if (routeOptions.url !== `${mountedAt}/auth/:uid`) return false;
  const { uid } = params as { readonly uid: string };
  const asked = await (await providerOf(deps)).Interaction.find(uid);
  return asked?.result?.error !== undefined;
}

/**
 * The library gets the address of the settings, never a Host header, and only its own and the session
 * cookies.
 */
function enterAs({ request, reply, viewer, closed, refuses }: SiteVisit, publicUrl: string): void {
  const { raw } = request;
  const { host, protocol } = new URL(publicUrl);
  const own = (raw.headers.cookie ?? '').split('; ').filter((one) => one.startsWith('novosel_consent'));
  if (viewer && (!closed || refuses)) own.push(`novosel_site=${viewer.sessionId}`);
  // Otherwise the page would assume a session that no longer exists, and redirect straight back here.
  if (!viewer) reply.header('set-cookie', clearedHint('cabinet'));
  for (const name of Object.keys(raw.headers)) if (name.startsWith('x-forwarded-')) delete raw.headers[name];
  Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1), cookie: own.join('; ') });
  Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(mountedAt.length) });
}

/**
 * Signing out at a site signs out everywhere. A site with the ID token of this person may end his session at
 * once; otherwise the cabinet asks him, because a link alone ends nothing (promise 19).
 */
async function leave(deps: Deps, { request, reply, viewer, leaving }: SiteVisit): Promise<FastifyReply> {
  const home = deps.config.publicUrl;
  for (const name of ['content-type', 'content-length']) reply.raw.removeHeader(name);
  const byPerson = [undefined, 'document'].includes(request.headers['sec-fetch-dest'] as string | undefined);
  if (viewer && !(leaving?.proven && byPerson)) return reply.redirect(home + path('logout'), 303);
  if (viewer) {
    const act = {
      at: deps.clock.now(),
      actor: { kind: 'buyer', id: viewer.userId },
      address: request.ip,
      requestId: request.id,
    } as const;
    await signOut(deps, deps.db, act, viewer.sessionId);
    clearSessionCookies(reply, 'cabinet');
  }
  return reply.redirect(leaving?.to ?? home + path('auth'), 303);
}
