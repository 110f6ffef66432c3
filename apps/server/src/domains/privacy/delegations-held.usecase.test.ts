import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { uploadScan } from '../../../test/matrix/make-bookings.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { signedIn } from '../../../test/people/signed-in.ts';
import { givePower, giveTrust } from '../../../test/people/trust.ts';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import { auditRecords, idempotencyKeys } from '../../platform/platform.tables.ts';
import { powersOfAttorney } from '../delegates/powers.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { eraseAsked } from './carry-out-deletion.ts';
import { insertRequest } from './deletion.repo.ts';
import { eraseHolding, readHolding } from './held.repo.ts';

const scene = signedIn();

it('[S6-12] what was entrusted stands in the copy of data of both, and goes with the account of either', async () => {
  const friend = await makePerson(scene.server);
  const theirs = await friend.signIn();
  const id = await giveTrust(scene.server, scene.person.id, friend);
  const holding = scene.server.context.holdings.find(({ table }) => table === 'delegations');
  if (!holding) throw new Error('delegations are not held');
  const { db } = scene.server.context;
  for (const person of [scene.person, friend])
    expect(await readHolding(db, holding, person.id)).toMatchObject([{ id, scope: 'view' }]);
  expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(200);
  await eraseHolding(db, holding, friend.id);
  expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(404);
});

/** Carries out a deletion on its last day. */
async function erase({ id: userId }: MadePerson): Promise<void> {
  const { context, clock } = scene.server;
  const [id, at] = [randomUUID(), clock.now()];
  await context.db.transaction((tx) => insertRequest(tx, { id, userId, askedAt: at, dueAt: at }));
  await eraseAsked(context, id);
}

const endOf = async (delegation: string) =>
  scene.server.context.db
    .select({ kind: auditRecords.actorKind, details: auditRecords.details })
    .from(auditRecords)
    .where(
      and(eq(auditRecords.action, 'delegates.end'), eq(auditRecords.subject, `delegation:${delegation}`)),
    );

async function newsOf({ id }: MadePerson): Promise<string[]> {
  const { rows } = await scene.server.context.db.execute<{ text: string }>(
    sql`select title || ': ' || text as text from notifications where user_id = ${id} order by id`,
  );
  return rows.map(({ text }) => text);
}

it('[S6-12] a deletion ends what its person has given: on record, the trusted one is told by name, the invited one too', async () => {
  const [friend, invited] = [await makePerson(scene.server), await makePerson(scene.server)];
  const given = await giveTrust(scene.server, scene.person.id, friend);
  const asked = await giveTrust(scene.server, scene.person.id, invited, {
    delegateId: null,
    acceptedAt: null,
  });
  const { name } = await scene.person.row();
  await erase(scene.person);
  for (const id of [given, asked])
    expect(await endOf(id)).toEqual([
      { kind: 'clock', details: expect.objectContaining({ principal: scene.person.id }) },
    ]);
  for (const one of [friend, invited])
    expect(await newsOf(one)).toEqual([expect.stringMatching(new RegExp(`^Доверие закончено: ${name} `))]);
});

it('[S6-12] a deletion ends what its person has received: whoever trusted him is told', async () => {
  const friend = await makePerson(scene.server);
  const id = await giveTrust(scene.server, scene.person.id, friend);
  await erase(friend);
  expect(await endOf(id)).toHaveLength(1);
  expect(await newsOf(scene.person)).toEqual([
    `Доверие закончено: ${friend.phone}: действовать друг за друга больше нельзя.`,
  ]);
});

it('a deletion takes away the answers that were kept for a trusted person about this one, and no others', async () => {
  const [friend, another] = [await makePerson(scene.server), await makePerson(scene.server)];
  const { db } = scene.server.context;
  const now = scene.server.clock.now();
  const answers = [
    // Also for a delegation that ended long ago.
    await giveTrust(scene.server, scene.person.id, friend, { endedAt: now }),
    await giveTrust(scene.server, another.id, friend),
  ];
  for (const trust of answers)
    await db.insert(idempotencyKeys).values({
      userId: friend.id,
      key: randomUUID(),
      endpoint: 'delegates.pay',
      requestHash: 'x',
      responseStatus: 200,
      responseBody: { result: true, data: { trust: { id: trust, principal: 'Имя' } } },
      createdAt: now,
      leasedUntil: now,
    });
  await erase(scene.person);
  const left = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, friend.id));
  expect(left.map(({ responseBody }) => responseBody)).toMatchObject([
    { data: { trust: { id: answers[1] } } },
  ]);
});

it('[S6-12] [promise 53] a power of attorney goes with the account, with its scans; one by which something was signed stays, with them', async () => {
  const friend = await makePerson(scene.server);
  const { db } = scene.server.context;
  const giver = await scene.person.signIn();
  const [used, unused] = [await uploadScan(giver), await uploadScan(giver)];
  const trust = await giveTrust(scene.server, scene.person.id, friend, { scope: 'sign' });
  const kept = await givePower(scene.server, trust, { scans: [used] });
  const refused = { scans: [unused], state: 'refused' as const, answer: 'Нет права подписывать' };
  await givePower(scene.server, trust, refused);
  const copyOf = async ({ id }: MadePerson) =>
    JSON.stringify(
      await Promise.all(
        scene.server.context.holdings
          .filter(({ table }) => table === 'powers_of_attorney')
          .map((holding) => readHolding(db, holding, id)),
      ),
    );
  expect(await copyOf(scene.person)).toContain(refused.answer);
  expect(await copyOf(friend)).toContain('refused');
  expect(await copyOf(friend)).not.toContain(refused.answer);
  const paper = randomUUID();
  const power = { id: kept, number: '1', notary: 'Нотариус', givenOn: '2026-01-01' };
  const people = { fullName: 'Имя', passportHash: 'x' };
  await db.insert(documents).values({
    id: paper,
    ownerId: scene.person.id,
    kind: 'booking-agreement',
    title: 'Соглашение',
    fileName: 'соглашение.pdf',
    version: 1,
    sha256: 'x',
    bytes: 1,
    mime: 'application/pdf',
    storageKey: `documents/${paper}.pdf`,
    createdAt: scene.server.clock.now(),
    signedAt: scene.server.clock.now(),
    signer: { ...people, scans: [], representative: { ...people, userId: friend.id, power } },
  });
  await erase(scene.person);
  const powers = await db.select({ id: powersOfAttorney.id }).from(powersOfAttorney);
  expect(powers).toEqual([{ id: kept }]);
  const uploads = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.ownerId, scene.person.id), eq(documents.kind, 'upload')));
  expect(uploads).toEqual([{ id: used }]);
});
