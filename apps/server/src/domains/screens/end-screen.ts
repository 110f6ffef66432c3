import type { EndReason } from '@novosel/contract/screens/rules.ts';
import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { lockScreen, markEnded, type ScreenRow } from './screens.repo.ts';
import { tellEnds } from './tell-ends.ts';

/** Ends a locked open session: the change, its audit record and the event are one transaction. */
export async function closeScreen(tx: Executor, act: Act, row: ScreenRow, why: EndReason): Promise<void> {
  await markEnded(tx, row.id, act.at, why);
  await audit(tx, act, {
    action: row.begunAt ? 'screens.end' : 'screens.close-request',
    subject: `user:${row.userId}`,
    details: { screen: row.id, operator: row.operatorId, why },
  });
  await tellEnds(tx, row);
}

/** Ends a session whose time is over. @returns whether it is still open */
export async function closeOverdue(tx: Executor, id: string, at: Date): Promise<boolean> {
  const row = await lockScreen(tx, id);
  if (!row || row.endedAt) return false;
  if (at < (row.endsAt ?? row.validUntil)) return true;
  const byClock = { at, actor: { kind: 'clock' } } as const;
  await closeScreen(tx, byClock, row, row.begunAt ? 'time-over' : 'unanswered');
  return false;
}
