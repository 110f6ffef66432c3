import type { DeskScreenView } from '@novosel/contract/screens/endpoints.ts';
import { askedForSeconds, screenRoles } from '@novosel/contract/screens/rules.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { personOf } from '../identity/public.ts';
import { closeOverdue, closeScreen } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { operatorView } from './screen-view.ts';
import { insertScreen, lockScreen, openIdsOf } from './screens.repo.ts';
import { tellEnds } from './tell-ends.ts';

/**
 * An operator asks a person to show his screen. Nothing is shown yet: the person's page asks him.
 * @throws AppError NOT_FOUND, SCREEN_BUSY
 */
export function askScreen(
  deps: ScreenDeps,
  act: StaffAct,
  { userId, session }: { readonly userId: number; readonly session: string },
): Promise<DeskScreenView> {
  const { id: operatorId, roles } = act.actor;
  return deps.db.transaction(async (tx) => {
    if (!(await personOf(tx, userId))) throw new AppError('NOT_FOUND');
    const askedAt = deps.clock.now();
    await makeWay(tx, { ...act, at: askedAt }, userId);
    const row = {
      id: uuidv7(askedAt),
      userId,
      operatorId,
      operatorRole: screenRoles.find((role) => roles.includes(role)) ?? screenRoles[0],
      operatorSession: session,
      operatorSocket: null,
      buyerSession: null,
      buyerSocket: null,
      askedAt,
      validUntil: after(askedAt, askedForSeconds),
      begunAt: null,
      endsAt: null,
      endedAt: null,
      endedWhy: null,
    };
    if (!(await insertScreen(tx, row))) throw new AppError('SCREEN_BUSY');
    await audit(
      tx,
      { ...act, at: askedAt },
      {
        action: 'screens.ask',
        subject: `user:${userId}`,
        details: { screen: row.id, role: row.operatorRole },
      },
    );
    await deps.jobs.enqueue(tx, 'screen.end', { screenId: row.id }, { at: row.validUntil });
    await tellEnds(tx, row);
    return operatorView(tx, row, { now: askedAt, stunUrls: deps.config.stunUrls });
  });
}

/** Ends overdue sessions, and this operator's own open one: he watches one screen at a time. */
async function makeWay(tx: Tx, act: StaffAct, userId: number): Promise<void> {
  const { id: operatorId } = act.actor;
  for (const id of await openIdsOf(tx, { userId, operatorId })) {
    if (!(await closeOverdue(tx, id, act.at))) continue;
    const row = await lockScreen(tx, id);
    if (row?.operatorId === operatorId)
      await closeScreen(tx, act, row, row.begunAt ? 'stopped-by-operator' : 'withdrawn');
  }
}
