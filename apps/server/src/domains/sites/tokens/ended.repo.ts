import type { Executor } from '../../../platform/database/db.ts';
import { and, eq, lt, sql } from '../../../platform/database/drizzle.ts';
import type { SessionsEnded } from '../../identity/public.ts';
import { oidcAnswers, oidcPayloads } from '../sites.tables.ts';

/** A site with a sign-in through a session that has ended. */
export interface LeftSite {
  readonly clientId: string;
  readonly sid: string;
}

interface Kept {
  readonly authorizations?: Readonly<Record<string, { readonly sid?: string }>>;
}

/** Deletes everything issued in the ended sessions. @returns the sites to notify */
export async function endPayloads(
  tx: Executor,
  { userId, sessionId }: SessionsEnded,
): Promise<readonly LeftSite[]> {
  const his = eq(oidcPayloads.accountId, userId);
  const gone = await tx
    .delete(oidcPayloads)
    .where(sessionId === undefined ? his : and(his, eq(oidcPayloads.sessionId, sessionId)))
    .returning({ kind: oidcPayloads.kind, payload: oidcPayloads.payload });
  return gone.filter(({ kind }) => kind === 'Session').flatMap(({ payload }) => sitesIn(payload));
}

const sitesIn = (payload: unknown): readonly LeftSite[] =>
  Object.entries((payload as Kept).authorizations ?? {}).flatMap(([clientId, { sid }]) =>
    sid ? [{ clientId, sid }] : [],
  );

/** Deletes everything issued to a site for a person, in any session. @returns the sign-ins to report */
export async function endPayloadsOfSite(
  tx: Executor,
  userId: number,
  clientId: string,
): Promise<readonly LeftSite[]> {
  const his = eq(oidcPayloads.accountId, userId);
  await tx.delete(oidcPayloads).where(and(his, eq(oidcPayloads.clientId, clientId)));
  const sessions = and(his, eq(oidcPayloads.kind, 'Session'));
  const kept = await tx
    .select({ payload: oidcPayloads.payload })
    .from(oidcPayloads)
    .where(sessions)
    .for('update');
  await tx
    .update(oidcPayloads)
    .set({ payload: sql`${oidcPayloads.payload} #- array['authorizations', ${clientId}]::text[]` })
    .where(sessions);
  return kept.flatMap(({ payload }) => sitesIn(payload)).filter((left) => left.clientId === clientId);
}

/** Deletes everything issued to a site, for any person. */
export async function endPayloadsOfClient(tx: Executor, clientId: string): Promise<void> {
  await tx.delete(oidcPayloads).where(eq(oidcPayloads.clientId, clientId));
  await tx
    .update(oidcPayloads)
    .set({ payload: sql`${oidcPayloads.payload} #- array['authorizations', ${clientId}]::text[]` })
    .where(
      and(eq(oidcPayloads.kind, 'Session'), sql`${oidcPayloads.payload} -> 'authorizations' ? ${clientId}`),
    );
}

/** Deletes expired data. */
export async function cleanPayloads(db: Executor, now: Date): Promise<void> {
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  await db.delete(oidcAnswers).where(lt(oidcAnswers.expiresAt, now));
}
