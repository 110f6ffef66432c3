import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { lockPassport, savePassport } from '../users/public.ts';
import { assertPassport, type GivenPassport } from './assert-passport.ts';
import { noteOwnAct } from './own-act.ts';
import { samePassport } from './same-passport.ts';

/**
 * Takes the passport that a booking is made with: a checked one as it is, any other as it was typed. What it
 * changes is on record, and the desk's list of what is to be checked is asked again.
 * @returns whether the person's passport is another one now; the booking itself sees to the agreements that
 *   wait
 * @throws AppError PASSPORT_INCOMPLETE, VALIDATION, PASSPORT_CHECKED for another one than the checked
 */
export async function givePassport(
  tx: Tx,
  act: BuyerAct,
  { passport: form, scans }: Omit<GivenPassport, 'userId'>,
): Promise<boolean> {
  const { at, actor } = act;
  const { id: userId } = actor;
  await assertPassport(tx, { userId, passport: form, scans }, at);
  const present = await lockPassport(tx, userId);
  if (present?.checkedAt) {
    if (!samePassport(present, { form, scans })) throw new AppError('PASSPORT_CHECKED');
    return false;
  }
  // What the desk has looked at, or found wrong, stays so while nothing of it changes.
  if (present && samePassport(present, { form, scans })) return false;
  await savePassport(tx, userId, { form, scans, at });
  await noteOwnAct(tx, act, 'passports.save');
  return true;
}
