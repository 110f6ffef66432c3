import type { DataForm } from '@novosel/contract/eds/schema.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { lockPassport, passportHash } from '../../users/public.ts';
import { saveConfirmation } from './data.repo.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Keeps the evidence that a person has confirmed his passport and SNILS letter by letter.
 * @throws AppError CERTIFICATE_DATA_UNCHECKED without a passport, CERTIFICATE_DATA_CHANGED when it is not the
 * one that he has read
 */
export function confirmData(db: Executor, act: BuyerAct, { seen, snils, inn }: DataForm): Promise<void> {
  const { at, actor } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    const passport = await lockPassport(tx, userId);
    if (!passport) throw new AppError('CERTIFICATE_DATA_UNCHECKED');
    if (passport.updatedAt.getTime() !== Date.parse(seen)) throw new AppError('CERTIFICATE_DATA_CHANGED');
    await saveConfirmation(tx, {
      ...{ userId, at, inn: inn && digitsOf(inn) },
      passportHash: passportHash(passport.form),
      snils: digitsOf(snils),
    });
    await audit(tx, act, { action: 'eds.confirm', subject: `user:${userId}` });
    await tell(tx, { to: 'person', userId, topic: 'eds' });
  });
}
