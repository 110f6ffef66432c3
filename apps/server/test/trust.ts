import { randomUUID } from 'node:crypto';
import { delegations } from '../src/domains/delegates/delegates.tables.ts';
import type { MadePerson } from './make-person.ts';
import type { TestServer } from './test-server.ts';

type Row = typeof delegations.$inferInsert;

/** A day so many days from the server's present one. */
export const dayIn = (server: TestServer, days: number): string =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

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
