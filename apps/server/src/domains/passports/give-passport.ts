import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { lockPassport, savePassport } from '../users/public.ts';
import { assertPassport, type GivenPassport } from './assert-passport.ts';
import { noteOwnAct } from './own-act.ts';
import { samePassport } from './same-passport.ts';

/**
 * Stores the passport for a booking: a checked one stays unchanged, any other is replaced by the entered one.
 * The change is audited, and the desk's list reloads.
 * @returns whether the passport has changed; the booking itself regenerates its unsigned agreement
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
  // An unchanged passport keeps the desk's decision.
  if (present && samePassport(present, { form, scans })) return false;
  await savePassport(tx, userId, { form, scans, at });
  await noteOwnAct(tx, act, 'passports.save');
  return true;
}
