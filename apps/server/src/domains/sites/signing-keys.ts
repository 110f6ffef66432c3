import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Context } from '../../context.ts';
import { dropKey, type KeptKey, keptKeys, turnKeys } from './keys.repo.ts';
import { seal, unseal } from './sealed.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config'>;

const day = 24 * 60 * 60 * 1000;
/** A key signs for so long, and is still shown for a day after that: the tokens that it signed live for an hour. */
const signsMs = 90 * day;
const shownMs = signsMs + 2 * day;
/** Sites keep our keys for a while, so a new one is shown before it signs. */
const waitsMs = day;

const use = 'oidc-key';
const makePair = promisify(generateKeyPair);

/** The keys of ID tokens, the one that signs now first; a new one is made when the time comes. */
export async function signingKeys(deps: Deps): Promise<readonly JWK[]> {
  const now = deps.clock.now().getTime();
  const age = (key: KeptKey) => now - key.createdAt.getTime();
  let kept = await readable(deps, await keptKeys(deps.db));
  const [newest] = kept;
  if (!newest || age(newest) > signsMs - waitsMs) {
    const old = kept.filter((key) => age(key) > shownMs).map(({ kid }) => kid);
    await turnKeys(deps.db, newest?.kid, await makeKey(deps), old);
    kept = await readable(deps, await keptKeys(deps.db));
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

/** The secret may have been changed: keys of the former one are of no use. */
async function readable(deps: Deps, keys: readonly KeptKey[]): Promise<readonly KeptKey[]> {
  const good: KeptKey[] = [];
  for (const key of keys) {
    try {
      jwkOf(deps)(key);
      good.push(key);
    } catch {
      await dropKey(deps.db, key.kid);
    }
  }
  return good;
}

const jwkOf =
  ({ config }: Deps) =>
  ({ sealed }: KeptKey): JWK =>
    JSON.parse(unseal(config.secret, use, sealed));
