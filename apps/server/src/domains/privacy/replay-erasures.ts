import type { Context } from '../../context.ts';
import { personOf } from '../identity/public.ts';
import { eraseAsked } from './carry-out-deletion.ts';
import { endedRequests, grantAgain } from './deletion.repo.ts';

/** A completed deletion as the list stores it: IDs and a moment, no data about the person. */
export interface Erasure {
  readonly request: string;
  readonly userId: number;
  /** When the account was made: in an older database the ID may be another person's. */
  readonly since: string;
}

/**
 * The list is among the files: a restore brings back an old database, but the present files
 * (`deploy/backup/restore.sh`), so the list knows the deletions that such a database lacks (promise 53).
 */
const folder = 'erased';

export async function listErasure(
  { storage }: Pick<Context, 'storage'>,
  { request, userId, since }: Erasure,
): Promise<void> {
  await storage.put(`${folder}/${request}`, Buffer.from(JSON.stringify({ userId, since })));
}

type Deps = Pick<
  Context,
  'clock' | 'db' | 'events' | 'holdings' | 'jobs' | 'log' | 'requestFamilies' | 'storage'
>;

/** At each start, since every restored database is started. */
export async function workErasures(deps: Deps): Promise<void> {
  await deps.jobs.work('privacy.replay', () => replayErasures(deps));
  await deps.jobs.enqueue(deps.db, 'privacy.replay', {});
}

/** Deletes again the people on the list who have come back with an old database. */
export async function replayErasures(deps: Deps): Promise<void> {
  const listed = (await deps.storage.list(folder)).map((key) => key.slice(folder.length + 1));
  if (listed.length === 0) return;
  const ended = await endedRequests(deps.db, listed);
  for (const request of listed) if (!ended.has(request)) await eraseAgain(deps, request);
}

async function eraseAgain(deps: Deps, request: string): Promise<void> {
  const bytes = await deps.storage.get(`${folder}/${request}`);
  const { userId, since } = JSON.parse(Buffer.from(bytes).toString()) as Omit<Erasure, 'request'>;
  const person = await personOf(deps.db, userId);
  if (person?.createdAt.toISOString() !== since) return;
  await deps.db.transaction((tx) => grantAgain(tx, { id: request, userId }, deps.clock.now()));
  await eraseAsked(deps, request, true);
  deps.log.warn({ request }, 'a deletion was carried out again after a restore');
}
