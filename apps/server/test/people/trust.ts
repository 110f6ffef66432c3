import { randomUUID } from 'node:crypto';
import { isoDay } from '@novosel/contract/time/time.ts';
import { delegations } from '../../src/domains/delegates/delegates.tables.ts';
import { powersOfAttorney } from '../../src/domains/delegates/powers.tables.ts';
import { eq } from '../../src/platform/database/drizzle.ts';
import type { TestServer } from '../test-server.ts';
import type { MadePerson } from './make-person.ts';

type Row = typeof delegations.$inferInsert;

/** A day so many days from the server's present one, in Moscow. */
export const dayIn = (server: TestServer, days: number): string =>
  isoDay(server.clock.now().getTime() + days * 86_400_000);

type Power = typeof powersOfAttorney.$inferInsert;

/**
 * A power of attorney of a trust that was accepted, as it stands after the lawyer has accepted it, unless it
 * is said otherwise.
 */
export async function givePower(
  server: TestServer,
  delegationId: string,
  own: Partial<Power> = {},
): Promise<string> {
  const { db } = server.context;
  const [trust] = await db.select().from(delegations).where(eq(delegations.id, delegationId));
  if (!trust?.delegateId) throw new Error('nobody has accepted this trust');
  const { principalId, delegateId } = trust;
  const id = randomUUID();
  const now = server.clock.now();
  await db.insert(powersOfAttorney).values({
    id,
    delegationId,
    principalId,
    delegateId,
    number: '77/100-н/77-2026-1-234',
    notary: 'Смирнова Ирина Павловна, Мурманск',
    givenOn: dayIn(server, -3),
    until: dayIn(server, 200),
    scans: [],
    state: 'accepted',
    givenAt: now,
    decidedAt: own.state === 'asked' ? null : now,
    ...own,
  });
  return id;
}

/** What a person trusts another with, as it stands after it was accepted, unless it is said otherwise. */
export async function giveTrust(
  server: TestServer,
  principalId: number,
  delegate: MadePerson,
  own: Partial<Row> = {},
): Promise<string> {
  const id = randomUUID();
  const now = server.clock.now();
  await server.context.db.insert(delegations).values({
    id,
    principalId,
    phone: delegate.phone,
    delegateId: delegate.id,
    scope: 'view',
    until: new Date(now.getTime() + 30 * 86_400_000),
    createdAt: now,
    acceptedAt: now,
    ...own,
  });
  return id;
}
