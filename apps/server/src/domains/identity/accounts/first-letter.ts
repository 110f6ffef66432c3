import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { confirmationToken } from '../contacts/confirmation-link.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { addressTakenLetter, confirmationLetter } from './account-words.ts';
import { maskPhone } from './mask-phone.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>;

interface NewAddress {
  readonly userId: number;
  /** In small letters; it waits at the person until its letter is answered. */
  readonly email: string;
  /** Of the person who has named it, with the code of the country. */
  readonly phone: string;
  readonly locale: 'ru' | 'en';
}

/**
 * Writes to an address that a person has named: it is his after he presses the link of the letter. Whether it
 * is somebody's already, only its owner is told (promise 4).
 * @returns whether it is nobody's so far; for us alone, never for who has named it
 */
export function prepareFirstLetter(deps: Deps) {
  const findAccount = prepareFindAccount(deps.db);
  return async (tx: Tx, { userId, email, phone, locale }: NewAddress): Promise<boolean> => {
    const owner = await findAccount({ type: 'email', value: email });
    const token = confirmationToken(deps.config, { userId, email }, deps.clock.now());
    const letter = owner
      ? addressTakenLetter(owner.locale === 'en' ? 'en' : 'ru', maskPhone(phone))
      : confirmationLetter(deps.config, locale, token);
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: email, ...letter } });
    return owner === undefined;
  };
}
