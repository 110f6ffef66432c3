import type { savePassport as saving } from '@novosel/contract/passports/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockPassport, savePassport } from '../users/public.ts';
import { assertPassport } from './assert-passport.ts';
import { noteOwnAct } from './own-act.ts';
import { passportReplaced } from './passports.events.ts';

/**
 * Saves a person's passport while it is not checked; a refused one waits for the desk again.
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, PASSPORT_CHECKED
 */
export function saveOwnPassport(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: BuyerAct,
  { passport, scans }: BodyOf<typeof saving>,
): Promise<void> {
  const { at, actor } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    await assertPassport(tx, { userId, passport, scans }, at);
    const present = await lockPassport(tx, userId);
    if (present?.checkedAt) throw new AppError('PASSPORT_CHECKED');
    await savePassport(tx, userId, { form: passport, scans, at });
    await noteOwnAct(tx, act, 'passports.save');
    await events.publish(tx, passportReplaced, { userId, at });
  });
}
