import Provider, { type JWK, type KoaContextWithOIDC, type TokenEndpointGrantContext } from 'oidc-provider';
import { isOutage } from '../../../platform/database/db.ts';
import { tokenHash } from '../../identity/public.ts';
import { touchMachine } from '../desk/desk-sites.repo.ts';
import { openCodes } from '../tokens/codes.ts';
import { exchangeAtOnce } from '../tokens/exchanges.repo.ts';
import { openParallelRefreshes } from '../tokens/parallel-refreshes.ts';
import { visitOf } from '../tokens/site-visit.ts';
import { subjectFor, subjectTypeOf } from '../visits/subject.ts';
import { renderError } from './error-page.ts';
import { cookieNames, type ProviderDeps, providerSettings, sameSecret } from './provider-settings.ts';
import { signingKeys } from './signing-keys.ts';

type Handler<Params extends object> = (ctx: TokenEndpointGrantContext<Params>) => void | Promise<void>;
type Names = string | readonly string[] | ReadonlySet<string>;

/** Milliseconds after which keys are reloaded: another node may have made a new one. */
const keysFreshMs = 60_000;

/** The identity provider, created at the first call and again when its keys rotate. */
export function openIdProvider(deps: ProviderDeps): () => Promise<Provider> {
  let made: { readonly provider: Provider; readonly kids: string } | undefined;
  let lookAt = 0;
  let looking: Promise<Provider> | undefined;
  const look = async (): Promise<Provider> => {
    const keys = await signingKeys(deps);
    const kids = keys.map(({ kid }) => kid).join();
    if (made?.kids !== kids) made = { provider: makeProvider(deps, keys), kids };
    lookAt = deps.clock.now().getTime() + keysFreshMs;
    return made.provider;
  };
  return async () => {
    if (made && deps.clock.now().getTime() < lookAt) return made.provider;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

function makeProvider(deps: ProviderDeps, keys: readonly JWK[]): Provider {
  const refreshes = openParallelRefreshes(deps);
  class SiteProvider extends Provider {
    /** Wraps the library's grant handlers; the refresh grant gets its handling of parallel calls here. */
    override registerGrantType<Params extends object>(
      name: string,
      handler: Handler<Params>,
      ...rest: [Names?, Names?]
    ): void {
      const whole = exchangeAtOnce(deps, handler);
      const own = name === 'refresh_token' ? refreshOnce(refreshes, whole) : whole;
      super.registerGrantType<Params>(name, own, ...rest);
    }
  }
  const codes = openCodes(deps);
  const provider = new SiteProvider(`${deps.config.publicUrl}/oidc`, providerSettings(deps, keys, codes));
  codes.sealAllOf(provider);
  // Host and scheme come from the settings, through headers set by the route (promise 10).
  provider.proxy = true;
  provider.silent = true;
  provider.Client.prototype.compareClientSecret = function (given: string) {
    return sameSecret(this.clientSecret ?? '', tokenHash(given));
  };
  // Set only by `subjectKey`: the library would require a file with the addresses of a site on two hosts.
  Object.defineProperty(provider.Client.prototype, 'subjectType', {
    get: subjectTypeOf,
    set: () => undefined,
  });
  provider.on('client_credentials.saved', ({ clientId }) => void noteMachine(deps, clientId));
  provider.on('server_error', (ctx, error) => {
    deps.log.error({ err: error }, 'identity provider');
    if (isOutage(error)) requestRetry(ctx);
  });
  provider.use(async (ctx, next) => {
    keepToQuery(ctx);
    await next().catch((error: Error) => outageOfRest(ctx as KoaContextWithOIDC, error));
    dropOwnCookie(ctx);
    if (ctx.oidc?.route === 'end_session') noteLeaving(ctx as never);
    // An empty body has no content type: a strict client would treat it as a wrong answer (RFC 7009, 2.2).
    if (ctx.oidc?.route === 'revocation' && ctx.body === '') ctx.response.remove('content-type');
    if (ctx.oidc?.route === 'discovery') ctx.body.response_modes_supported = ['query'];
  });
  return provider;
}

/**
 * The library would answer an unsupported response mode with a page of its own; as an unknown one it is
 * refused by a redirect.
 */
function keepToQuery({ query }: Pick<KoaContextWithOIDC, 'query'>): void {
  const { response_mode: mode } = query;
  if (mode && mode !== 'query') query.response_mode = 'none';
}

/** Promise 54: while the database is down nothing is refused or used up; the site must retry. */
function requestRetry(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.set('retry-after', '2');
  if (ctx.body !== null && typeof ctx.body === 'object') ctx.body = { error: 'temporarily_unavailable' };
}

/**
 * The library ignores errors around its answers, for example when it stores a session: an outage becomes an
 * error here.
 */
async function outageOfRest(ctx: KoaContextWithOIDC, error: Error): Promise<void> {
  if (!isOutage(error)) throw error;
  if (ctx.accepts('json', 'html') === 'html') await renderError(ctx, { error: 'server_error' }, error);
  else ctx.body = {};
  ctx.remove('location');
  requestRetry(ctx);
}

/** The use of a machine is recorded, but a failure of that must not fail the call. */
async function noteMachine({ db, clock, log }: ProviderDeps, clientId = ''): Promise<void> {
  await touchMachine(db, clientId, clock.now()).catch((error: unknown) =>
    log.warn({ err: error, machine: clientId }, 'the use of a machine was not noted'),
  );
}

function refreshOnce<Params extends object>(
  refreshes: ReturnType<typeof openParallelRefreshes>,
  handler: Handler<Params>,
): Handler<Params> {
  return async (ctx) => {
    const { params, client } = ctx.oidc;
    const { refresh_token: token = '', scope } = params as { refresh_token?: string; scope?: string };
    ctx.body = await refreshes({ token, clientId: client.clientId, scope }, async () => {
      await handler(ctx);
      return ctx.body;
    });
  };
}

/** The cabinet's session identifies the browser; a second cookie for that would outlive it. */
function dropOwnCookie({ response }: Pick<KoaContextWithOIDC, 'response'>): void {
  const kept = [response.get('set-cookie') || []]
    .flat()
    .filter((one) => !one.startsWith(`${cookieNames.session}=`));
  response.remove('set-cookie');
  if (kept.join('') !== '') response.set('set-cookie', kept);
}

/** The provider has validated the sign-out request; the cabinet carries it out (`leave.ts`). */
function noteLeaving(ctx: TokenEndpointGrantContext): void {
  const session = ctx.oidc.session as { accountId?: string; state?: Record<string, string> } | undefined;
  if (!session?.state) return;
  const { postLogoutRedirectUri, state } = session.state;
  const to = postLogoutRedirectUri === undefined ? undefined : new URL(postLogoutRedirectUri);
  if (state !== undefined) to?.searchParams.set('state', state);
  const { client, entities } = ctx.oidc;
  const sub = session.accountId && client && subjectFor(client, session.accountId);
  const proven = sub !== undefined && sub === entities.IdTokenHint?.payload.sub;
  visitOf(ctx.req).leaving = { proven, to: to?.href };
  ctx.body = null;
  ctx.respond = false;
}
