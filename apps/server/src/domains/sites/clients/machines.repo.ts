import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, gt, isNull, sql } from '../../../platform/database/drizzle.ts';
import { oauthClients, oidcPayloads } from '../sites.tables.ts';

/** The rights of a machine's token; undefined for an invalid one. */
export async function machineToken(
  db: Executor,
  hash: string,
  now: Date,
): Promise<readonly string[] | undefined> {
  const [found] = await db
    .select({ scope: sql<string | null>`${oidcPayloads.payload} ->> 'scope'` })
    .from(oidcPayloads)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oidcPayloads.clientId))
    .where(
      and(
        eq(oidcPayloads.kind, 'ClientCredentials'),
        eq(oidcPayloads.id, hash),
        gt(oidcPayloads.expiresAt, now),
        eq(oauthClients.kind, 'machine'),
        isNull(oauthClients.blockedAt),
      ),
    );
  return found && (found.scope ?? '').split(' ');
}
