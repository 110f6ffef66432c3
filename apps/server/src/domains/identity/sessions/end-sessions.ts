import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { revokeAll } from '../accounts/accounts.repo.ts';
import { signedOut, signedOutEverywhere } from '../identity.events.ts';
import { revokeOwnSession } from '../identity.repo.ts';
import { leaveBrowser } from '../sign-in/sign-out.ts';
import type { Visit } from '../sign-in/visit.ts';
import { beginGeneration } from './own-sessions.repo.ts';
import { tellSessionsEnded } from './sessions-ended.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'events'>;
type OwnVisit = Visit & { readonly viewer: Viewer };

/** Ends one session of the person, such as that of a lost phone (promise 8). @throws AppError NOT_FOUND */
export async function endOneSession(
  deps: Deps,
  { params, ...visit }: OwnVisit & { readonly params: { readonly session: string } },
) {
  const { userId, door } = visit.viewer;
  const sessionId = params.session;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await revokeOwnSession(tx, { id: sessionId, userId, door }, now))) throw new AppError('NOT_FOUND');
    await signedOut(tx, { id: userId, door }, sessionId, visit, now);
    await tellSessionsEnded(deps, tx, { userId, sessionId });
  });
  return { result: true } as const;
}

/** Ends every session of the person at both doors, also the one that asks (promise 8). */
export async function endAllSessions(deps: Deps, visit: OwnVisit) {
  const { userId, door } = visit.viewer;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await beginGeneration(tx, userId);
    await revokeAll(tx, userId, now);
    await tellSessionsEnded(deps, tx, { userId });
    await signedOutEverywhere(tx, { id: userId, door }, visit, now);
  });
  leaveBrowser(visit);
  return { result: true } as const;
}
