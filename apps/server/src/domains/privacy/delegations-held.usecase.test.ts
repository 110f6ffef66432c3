import { expect, it } from 'vitest';
import { makePerson } from '../../../test/make-person.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { giveTrust } from '../../../test/trust.ts';
import { eraseHolding, readHolding } from './held.repo.ts';
import { holdings } from './holdings.ts';

const scene = signedIn();

it('[S6-12] what was entrusted stands in the copy of data of both, and goes with the account of either', async () => {
  const friend = await makePerson(scene.server);
  const theirs = await friend.signIn();
  const id = await giveTrust(scene.server, scene.person.id, friend);
  const holding = holdings.find(({ table }) => table === 'delegations');
  if (!holding) throw new Error('delegations are not held');
  const { db } = scene.server.context;
  for (const person of [scene.person, friend])
    expect(await readHolding(db, holding, person.id)).toMatchObject([{ id, scope: 'view' }]);
  expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(200);
  await eraseHolding(db, holding, friend.id);
  expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(404);
});
