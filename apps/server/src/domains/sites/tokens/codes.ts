import { randomUUID } from 'node:crypto';
import Provider, { type Adapter } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { openSeal } from '../../../platform/files/sealed.ts';
import type { Code } from './authorization-code.ts';
import { spendInExchange } from './exchanges.repo.ts';
import { putAhead, takeAhead } from './read-ahead.ts';
import { visitOf } from './site-visit.ts';

type Deps = Pick<Context, 'db' | 'pool' | 'clock'>;

/** What is known of a code in a token request. */
export interface BroughtCode {
  readonly code: Code;
  readonly spentAt: Date | null;
  /** Nothing has been read from the database for it yet. */
  readonly unread?: true;
}

const kind = 'AuthorizationCode';
const toBeSpent = 'code to be spent';

/** Milliseconds for which a used code is remembered after its expiry: no node's clock is behind by more. */
const rememberedMs = 10 * 60_000;

/**
 * Codes contain their data, encrypted with the secret of the program (decision 018): issuing one writes
 * nothing, using it does. Whether its site, session and grant still exist is checked when it is used.
 */
export function openCodes({ config, clock }: Pick<Context, 'config' | 'clock'>) {
  const sealed = openSeal(config.secret, 'oidc-code');
  const close = (code: Code): string => sealed.close(JSON.stringify(code));
  return {
    close,
    sealAllOf({ AuthorizationCode }: Provider): void {
      AuthorizationCode.prototype.save = async function () {
        const { remainingTTL: seconds } = this;
        const iat = Math.floor(Date.now() / 1000);
        const fields = AuthorizationCode.IN_PAYLOAD.map((name) => [name, this[name as keyof typeof this]]);
        const code: Code = {
          id: randomUUID(),
          until: clock.now().getTime() + seconds * 1000,
          payload: { ...Object.fromEntries(fields), iat, exp: iat + seconds },
          ...groundOfCall(),
        };
        this.emit('issued');
        return close(code);
      };
    },
    /** @returns undefined when it was not issued here, or has expired */
    read(shown: string): Code | undefined {
      try {
        const code = JSON.parse(sealed.open(shown)) as Code;
        return clock.now().getTime() < code.until ? code : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
export type Codes = ReturnType<typeof openCodes>;

function groundOfCall(): Pick<Code, 'ground'> {
  const { ground } = Provider.ctx ? visitOf(Provider.ctx.req) : {};
  return ground ? { ground } : {};
}

/** Codes in the interface of the library. */
export function codesAdapter(deps: Deps): Adapter {
  const nothing = async () => undefined;
  return {
    async find(shown) {
      const ahead = takeAhead<BroughtCode>(kind, shown);
      if (!ahead) throw new Error('a code is read with its site');
      if (!ahead.found) return undefined;
      const { code, spentAt } = ahead.found;
      // Issued while the site was registered «without PKCE», and used when it no longer is (promise 14).
      if (!code.payload.codeChallenge && !Provider.ctx?.oidc.client?.without_pkce) return undefined;
      putAhead(toBeSpent, shown, ahead.found);
      const consumed = spentAt ? { consumed: Math.floor(spentAt.getTime() / 1000) } : {};
      return { ...code.payload, ...consumed, jti: shown };
    },
    async consume(shown) {
      const brought = takeAhead<BroughtCode>(toBeSpent, shown)?.found;
      if (!brought) throw new Error('a code is found before it is spent');
      const { id, payload, until, ground } = brought.code;
      const { grantId, clientId = '', sessionUid = '' } = payload;
      const forgottenAt = new Date(until + rememberedMs);
      const unasked = brought.unread && ground ? { unasked: { ...ground, clientId, sessionUid } } : {};
      await spendInExchange(deps, { kind, id, code: { grantId, forgottenAt, ...unasked } });
    },
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
  };
}
