import type { SlipForm } from '@novosel/contract/slips/schema.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { personOf } from '../identity/public.ts';
import { findsPeople } from './withdraw-slip.ts';

/** Recipient and language of a link. */
export interface Reader {
  readonly userId: number | null;
  readonly address: string;
  readonly locale: 'ru' | 'en';
}

/**
 * A buyer gets the link at his own contact and in his language, if the sender may see buyers; for other
 * people the desk enters both.
 * @throws AppError ROLE_DENIED, NOT_FOUND, VALIDATION when the buyer has no such contact
 */
export async function readerOf(db: Executor, sender: StaffAct['actor'], asked: SlipForm): Promise<Reader> {
  if (asked.person === null) {
    const address = asked.channel === 'sms' ? asked.phone : asked.email;
    return { userId: null, address: address ?? '', locale: asked.locale };
  }
  if (!findsPeople(sender)) throw new AppError('ROLE_DENIED');
  const person = await personOf(db, asked.person);
  if (!person || person.isEmployee) throw new AppError('NOT_FOUND');
  const address = asked.channel === 'sms' ? person.phone && `+${person.phone}` : person.email;
  if (!address) throw new AppError('VALIDATION', { fields: { channel: ['default'] } });
  return { userId: person.id, address, locale: person.locale === 'en' ? 'en' : 'ru' };
}
