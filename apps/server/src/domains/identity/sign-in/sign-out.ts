import type { Context } from '../../../context.ts';
import { clearSessionCookies } from '../../../platform/http/cookies.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { signedOut } from '../identity.events.ts';
import { revokeSession } from '../identity.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import type { Visit } from './visit.ts';

/**
 * Ends the session with its bearers, cookie and sockets (promise 8), and what the browser keeps of this
 * address.
 */
export async function signOut(
  deps: Pick<Context, 'db' | 'clock' | 'events'>,
  visit: Visit & { viewer: Viewer },
): Promise<void> {
  const { userId, sessionId, door } = visit.viewer;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await revokeSession(tx, sessionId, now);
    await signedOut(tx, { id: userId, door }, sessionId, visit, now);
    await tellSessionsEnded(deps, tx, { userId, sessionId });
  });
  leaveBrowser(visit);
}

/** Takes from the browser that asks what it keeps of its session and of this address. */
export function leaveBrowser({ viewer, reply }: Visit & { viewer: Viewer }): void {
  clearSessionCookies(reply, viewer.door);
  reply.header('clear-site-data', '"storage"');
}
