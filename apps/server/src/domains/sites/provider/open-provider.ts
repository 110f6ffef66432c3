import Provider, { type JWK, type KoaContextWithOIDC, type TokenEndpointGrantContext } from 'oidc-provider';
import { isOutage } from '../../../platform/database/db.ts';
import { tokenHash } from '../../identity/public.ts';
import { touchMachine } from '../desk/desk-sites.repo.ts';
import { openCodes } from '../tokens/codes.ts';
import { exchangeAtOnce } from '../tokens/exchanges.repo.ts';
import { openTwins } from '../tokens/refresh-twins.ts';
import { visitOf } from '../tokens/site-visit.ts';
import { subjectFor, subjectTypeOf } from '../visits/subject.ts';
import { renderError } from './error-page.ts';
import { cookieNames, type ProviderDeps, providerSettings, sameSecret } from './provider-settings.ts';
import { signingKeys } from './signing-keys.ts';

type Handler<Params extends object> = (ctx: TokenEndpointGrantContext<Params>) => void | Promise<void>;
type Names = string | readonly string[] | ReadonlySet<string>;

/** Keys are looked at again after so long: another node may have made a new one. */
const keysFreshMs = 60_000;

/** The identity provider, made when it is first asked for and made anew when its keys turn. */
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
  const twins = openTwins(deps);
  class SiteProvider extends Provider {
    /** The library names its grants by this method; the refresh gets its honest twins here. */
    override registerGrantType<Params extends object>(
      name: string,
      handler: Handler<Params>,
      ...rest: [Names?, Names?]
    ): void {
      const whole = exchangeAtOnce(deps, handler);
      const own = name === 'refresh_token' ? refreshOnce(twins, whole) : whole;
      super.registerGrantType<Params>(name, own, ...rest);
    }
  }
  const codes = openCodes(deps);
  const provider = new SiteProvider(`${deps.config.publicUrl}/oidc`, providerSettings(deps, keys, codes));
  codes.sealAllOf(provider);
  // Host and scheme come from the settings, by the headers that the route sets (promise 10).
  provider.proxy = true;
  provider.silent = true;
  provider.Client.prototype.compareClientSecret = function (given: string) {
    return sameSecret(this.clientSecret ?? '', tokenHash(given));
  };
  // Set by the key alone: the library would ask a site with two hosts for a file that lists its addresses.
  Object.defineProperty(provider.Client.prototype, 'subjectType', {
    get: subjectTypeOf,
    set: () => undefined,
  });
  provider.on('client_credentials.saved', ({ clientId }) => void noteMachine(deps, clientId));
  provider.on('server_error', (ctx, error) => {
    deps.log.error({ err: error }, 'identity provider');
    if (isOutage(error)) tellToComeAgain(ctx);
  });
  provider.use(async (ctx, next) => {
    keepToQuery(ctx);
    await next().catch((error: Error) => outageOfRest(ctx as KoaContextWithOIDC, error));
    dropOwnCookie(ctx);
    if (ctx.oidc?.route === 'end_session') noteLeaving(ctx as never);
    // Nothing is no text: a library that reads types strictly would take it for a wrong answer (RFC 7009,
    // 2.2).
    if (ctx.oidc?.route === 'revocation' && ctx.body === '') ctx.response.remove('content-type');
    if (ctx.oidc?.route === 'discovery') ctx.body.response_modes_supported = ['query'];
  });
  return provider;
}

/**
 * The library would answer a mode that we do not offer by a page of its own; as an unknown one it is refused
 * by the address.
 */
function keepToQuery({ query }: Pick<KoaContextWithOIDC, 'query'>): void {
  const { response_mode: mode } = query;
  if (mode && mode !== 'query') query.response_mode = 'none';
}

/** Promise 54: without a database nobody is refused and nothing is spent; the site asks once more. */
function tellToComeAgain(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.set('retry-after', '2');
  if (ctx.body !== null && typeof ctx.body === 'object') ctx.body = { error: 'temporarily_unavailable' };
}

/** What the library does around its answers, such as keeping the session, it lets fail without a word. */
async function outageOfRest(ctx: KoaContextWithOIDC, error: Error): Promise<void> {
  if (!isOutage(error)) throw error;
  if (ctx.accepts('json', 'html') === 'html') await renderError(ctx, { error: 'server_error' }, error);
  else ctx.body = {};
  ctx.remove('location');
  tellToComeAgain(ctx);
}

/** That a machine came is worth knowing, and not worth failing for. */
async function noteMachine({ db, clock, log }: ProviderDeps, clientId = ''): Promise<void> {
  await touchMachine(db, clientId, clock.now()).catch((error: unknown) =>
    log.warn({ err: error, machine: clientId }, 'the use of a machine was not noted'),
  );
}

function refreshOnce<Params extends object>(
  twins: ReturnType<typeof openTwins>,
  handler: Handler<Params>,
): Handler<Params> {
  return async (ctx) => {
    const { params, client } = ctx.oidc;
    const { refresh_token: token = '', scope } = params as { refresh_token?: string; scope?: string };
    ctx.body = await twins({ token, clientId: client.clientId, scope }, async () => {
      await handler(ctx);
      return ctx.body;
    });
  };
}

/** Whose browser it is, the cabinet's session says; a second cookie for it would outlive that. */
function dropOwnCookie({ response }: Pick<KoaContextWithOIDC, 'response'>): void {
  const kept = [response.get('set-cookie') || []]
    .flat()
    .filter((one) => !one.startsWith(`${cookieNames.session}=`));
  response.remove('set-cookie');
  if (kept.join('') !== '') response.set('set-cookie', kept);
}

/** The provider has found the request to leave to be right; the cabinet carries it out (`leave.ts`). */
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
