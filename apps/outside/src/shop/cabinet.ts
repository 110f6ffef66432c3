import { createRemoteJWKSet, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { World } from '../world.ts';
import type { Customer, Way } from './sessions.ts';

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/**
 * The shop's side of the sign-in through the cabinet: a standard OpenID Connect library and no code of ours.
 */
export class Cabinet {
  readonly #world: World;
  #found: Promise<Configuration> | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  get home(): string {
    return `${this.#world.origin}/shop`;
  }

  /** @param asks further parameters of the sign-in: `prompt`, `max_age`, … */
  async begin(asks: Record<string, string> = {}): Promise<{ url: string; way: Way }> {
    const way = { verifier: randomPKCECodeVerifier(), state: randomState(), nonce: randomNonce() };
    const url = buildAuthorizationUrl(await this.#config(), {
      redirect_uri: `${this.home}/callback`,
      scope: 'openid profile phone email',
      code_challenge: await calculatePKCECodeChallenge(way.verifier),
      code_challenge_method: 'S256',
      state: way.state,
      nonce: way.nonce,
      ...asks,
    });
    return { url: url.href, way };
  }

  async finish(search: string, { verifier, state, nonce }: Way): Promise<Customer> {
    const config = await this.#config();
    const tokens = await authorizationCodeGrant(config, new URL(`${this.home}/callback${search}`), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    const claims = tokens.claims();
    const sub = claims?.sub ?? '';
    const person = await fetchUserInfo(config, tokens.access_token, sub);
    return {
      sub,
      sid: String(claims?.sid ?? ''),
      name: person.name ?? sub,
      phone: person.phone_number ?? null,
      email: person.email ?? null,
      idToken: tokens.id_token ?? '',
    };
  }

  /** The address that ends the session at the cabinet, too, and then returns here. */
  async leaveUrl(idToken: string): Promise<string> {
    const url = buildEndSessionUrl(await this.#config(), {
      id_token_hint: idToken,
      post_logout_redirect_uri: this.home,
    });
    return url.href;
  }

  /**
   * Reads the cabinet's message that a person has signed out (OpenID Connect Back-Channel Logout 2.6).
   * @throws when the message is not from the cabinet
   */
  async leftBy(logoutToken: string): Promise<string> {
    const config = await this.#config();
    const { issuer, jwks_uri: keys = '' } = config.serverMetadata();
    const { payload } = await jwtVerify(logoutToken, createRemoteJWKSet(new URL(keys)), {
      issuer,
      audience: this.#world.config.clientId,
      typ: 'logout+jwt',
    });
    const events = payload.events as Record<string, unknown> | undefined;
    if (!events?.[LOGOUT_EVENT] || payload.nonce !== undefined || typeof payload.sid !== 'string') {
      throw new Error('this is no word of leaving');
    }
    return payload.sid;
  }

  /** The cabinet may start later than the shop, so a failure is not cached. */
  #config(): Promise<Configuration> {
    const { cabinetUrl, clientId, clientSecret } = this.#world.config;
    this.#found ??= discovery(new URL(`${cabinetUrl}/oidc`), clientId, clientSecret, undefined, {
      execute: [allowInsecureRequests],
    }).catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }
}
