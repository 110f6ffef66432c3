import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Context } from '../../../context.ts';
import { seal, unseal } from '../../../platform/files/sealed.ts';
import { type KeptKey, keptKeys, turnKeys } from './keys.repo.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

const day = 24 * 60 * 60 * 1000;
/** How long a key signs. It is published for one more day: the tokens that it has signed live for an hour. */
const signsMs = 90 * day;
const shownMs = signsMs + 2 * day;
/** Sites cache our keys, so a new one is published before it signs. */
const waitsMs = day;

const use = 'oidc-key';
const makePair = promisify(generateKeyPair);

/** The keys of ID tokens, the one that signs now first; creates a new one when it is due. */
export async function signingKeys(deps: Deps): Promise<readonly JWK[]> {
  const now = deps.clock.now().getTime();
  const age = (key: KeptKey) => now - key.createdAt.getTime();
  let all = await keptKeys(deps.db);
  let kept = readable(deps, all);
  const [newest] = kept;
  if (!newest || age(newest) > signsMs - waitsMs) {
    const old = all.filter((key) => age(key) > shownMs).map(({ kid }) => kid);
    await turnKeys(deps.db, all[0]?.kid, await makeKey(deps), old);
    all = await keptKeys(deps.db);
    kept = readable(deps, all);
  }
  const signs = kept.find((key) => age(key) >= waitsMs) ?? kept.at(-1);
  return [...kept].sort((one, other) => Number(other === signs) - Number(one === signs)).map(jwkOf(deps));
}

async function makeKey({ clock, config }: Deps): Promise<KeptKey> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  return { kid, sealed: seal(config.secret, use, JSON.stringify(jwk)), createdAt: clock.now() };
}

/**
 * Keys encrypted with another secret are unusable here. They stay until they expire: a node that was started
 * with a wrong secret must not delete the keys of the others.
 */
const readable = (deps: Deps, keys: readonly KeptKey[]): readonly KeptKey[] =>
  keys.filter((key) => {
    try {
      return jwkOf(deps)(key) !== undefined;
    } catch {
      return false;
    }
  });

const jwkOf =
  ({ config }: Deps) =>
  ({ sealed }: KeptKey): JWK =>
    JSON.parse(unseal(config.secret, use, sealed));
