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
  /** In lower case; stored with the person as pending until it is confirmed. */
  readonly email: string;
  /** Phone of the person who entered it, with the country code. */
  readonly phone: string;
  readonly locale: 'ru' | 'en';
}

/**
 * Sends a letter to an address that a person has entered: it becomes his by the link in the letter. Only its
 * owner learns whether it is taken (promise 4).
 * @returns whether it is free; for internal use, never for the person who entered it
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
