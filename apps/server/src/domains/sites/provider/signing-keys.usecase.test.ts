import { compactVerify, createLocalJWKSet, createRemoteJWKSet } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePerson } from '../../../../test/people/make-person.ts';
import { openSite, startListening } from '../../../../test/sites/client-site.ts';
import type { TestServer } from '../../../../test/test-server.ts';
import { oidcKeys } from '../sites.tables.ts';
import { keptKeys } from './keys.repo.ts';
import { signingKeys } from './signing-keys.ts';

const daySeconds = 24 * 60 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startListening();
});
afterAll(() => server.close());
beforeEach(() => server.context.db.delete(oidcKeys));

const kids = async (context = server.context) => (await signingKeys(context)).map(({ kid }) => kid);
/** A node on the same database, started with another secret. */
const stranger = () => ({
  ...server.context,
  config: { ...server.context.config, secret: 'another secret of at least thirty-two characters' },
});

it('a new key is shown for a day before it signs, and the old one for a day after', async () => {
  const [first] = await kids();
  server.clock.advance(89 * daySeconds + 1);
  const [signs, shown] = await kids();
  expect([signs, shown]).toEqual([first, expect.any(String)]);
  server.clock.advance(daySeconds);
  expect(await kids()).toEqual([shown, first]);
  server.clock.advance(90 * daySeconds);
  expect(await kids()).not.toContain(first);
});

it('many who ask at once get one and the same key', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => kids()));
  expect(new Set(asked.flat()).size).toBe(1);
});

it('a node with another secret makes a key of its own and takes nobody else’s away', async () => {
  const own = await kids();
  const [other] = await kids(stranger());
  expect(own).not.toContain(other);
  expect(await kids()).toEqual(own);
  expect((await keptKeys(server.context.db)).map(({ kid }) => kid).sort()).toEqual([...own, other].sort());
});

it('sites see the next key a day before it signs, and those who keep what they saw can read what comes', async () => {
  const jwks = createRemoteJWKSet(new URL(`${server.context.config.publicUrl}/oidc/jwks`));
  const shown = async () => {
    await jwks.reload();
    return jwks.jwks()?.keys.map(({ kid }) => kid);
  };
  const signedBy = async () => {
    const shop = await openSite(server);
    const { id_token = '' } = await shop.signIn(await (await makePerson(server)).signIn());
    // Verified with the keys fetched before, without another request.
    return (await compactVerify(id_token, createLocalJWKSet(jwks.jwks() ?? { keys: [] }))).protectedHeader
      .kid;
  };
  const [first] = (await shown()) ?? [];
  expect(await signedBy()).toBe(first);
  server.clock.advance(89 * daySeconds + 1);
  const [signs, next] = (await shown()) ?? [];
  expect([signs, next]).toEqual([first, expect.any(String)]);
  expect(await signedBy()).toBe(first);
  server.clock.advance(daySeconds);
  expect(await signedBy()).toBe(next);
  expect(await shown()).toEqual([next, first]);
});
