import type { DeskScreenView, ScreenView } from '@novosel/contract/screens/endpoints.ts';
import {
  type EndReason,
  isRefusal,
  refusalText,
  type ScreenState,
  type screenRoles,
} from '@novosel/contract/screens/rules.ts';
import type { Executor } from '../../platform/database/db.ts';
import { personOf } from '../identity/public.ts';
import type { ScreenRow } from './screens.repo.ts';

/** A session whose time is over counts as ended, even before that is recorded. */
export function stateOf({ endedAt, endsAt, validUntil }: ScreenRow, now: Date): ScreenState {
  if (endedAt) return 'ended';
  if (endsAt) return now < endsAt ? 'shown' : 'ended';
  return now < validUntil ? 'asked' : 'ended';
}

/** Why it has ended; null while it is open. */
function endOf(row: ScreenRow, now: Date): EndReason | null {
  if (row.endedWhy) return row.endedWhy as EndReason;
  if (stateOf(row, now) !== 'ended') return null;
  return row.begunAt ? 'time-over' : 'unanswered';
}

const nameOf = async (db: Executor, userId: number): Promise<string> => {
  const person = await personOf(db, userId);
  return [person?.name, person?.surname].filter(Boolean).join(' ');
};

export async function buyerView(db: Executor, row: ScreenRow, now: Date): Promise<ScreenView> {
  return {
    id: row.id,
    user_id: row.userId,
    operator: {
      name: await nameOf(db, row.operatorId),
      role: row.operatorRole as (typeof screenRoles)[number],
    },
    state: stateOf(row, now),
    validUntil: row.validUntil.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}

export async function operatorView(
  db: Executor,
  row: ScreenRow,
  { now, stunUrls }: { now: Date; stunUrls: readonly string[] },
): Promise<DeskScreenView> {
  const end = endOf(row, now);
  return {
    id: row.id,
    user_id: row.userId,
    buyer: await nameOf(db, row.userId),
    state: stateOf(row, now),
    askedAt: row.askedAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    begunAt: row.begunAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    end,
    text: end && isRefusal(end) ? refusalText : null,
    stunUrls: [...stunUrls],
    now: now.toISOString(),
  };
}
