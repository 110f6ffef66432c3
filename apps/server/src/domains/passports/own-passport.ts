import type { OwnPassport, PassportChange } from '@novosel/contract/passports/schema.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { passportFacts, passportOf } from '../users/public.ts';
import { stateOf } from './passport-state.ts';
import { type ChangeRow, lastChange } from './passports.repo.ts';

/** The person's passport for his settings. */
export function readOwnPassport(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  userId: number,
): Promise<OwnPassport> {
  return inSnapshot(db, async (at) => {
    const passport = await passportOf(at, userId);
    const facts = await passportFacts(at, userId);
    const change = await lastChange(at, userId);
    // An accepted request is now the passport, and a withdrawn one does not matter: neither is shown.
    const shown = change?.state === 'asked' || change?.state === 'refused';
    return {
      state: stateOf(facts),
      passport,
      checkedAt: facts?.checkedAt?.toISOString() ?? null,
      refusal: facts?.refusal ?? null,
      change: change && shown ? toChange(change) : null,
      now: clock.now().toISOString(),
    };
  });
}

function toChange({ id, state, askedAt, reason, decidedAt, answer }: ChangeRow): PassportChange {
  return {
    id,
    state,
    askedAt: askedAt.toISOString(),
    reason,
    decidedAt: decidedAt?.toISOString() ?? null,
    answer,
  };
}
