import type { Context } from '../../context.ts';
import { personOf } from '../identity/public.ts';
import { eraseAsked } from './carry-out-deletion.ts';
import { endedRequests, grantAgain } from './deletion.repo.ts';

/**
 * A deletion that has been carried out, as the list keeps it: numbers and a moment, nothing that tells who it
 * was.
 */
export interface Erasure {
  readonly request: string;
  readonly userId: number;
  /** Since when the account is there: in an older database the number may be somebody else's. */
  readonly since: string;
}

/**
 * The list stands among the files: a backup brings the database back as it was on some day, and the files as
 * they are today (`deploy/backup/restore.sh`), so the list knows what such a database has forgotten (promise
 * 53).
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

/** At each start, since a restored database begins with one. */
export async function workErasures(deps: Deps): Promise<void> {
  await deps.jobs.work('privacy.replay', () => replayErasures(deps));
  await deps.jobs.enqueue(deps.db, 'privacy.replay', {});
}

/** Deletes again whoever is on the list and has come back with an old database. */
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
