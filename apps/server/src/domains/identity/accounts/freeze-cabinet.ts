import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { endCodes } from '../codes/codes.repo.ts';
import { tellContacts } from '../contacts/tell-contacts.ts';
import { frozenOrUnfrozen } from '../own-acts.events.ts';
import { keepFrozen } from './freeze.repo.ts';
import { freezeLetter } from './freeze-words.ts';
import { personOf } from './people.repo.ts';

/**
 * A person blocks signing, money, bookings and contacts in his cabinet (decision 021). Codes already sent
 * become invalid, so that they cannot sign anything after the unfreezing.
 * @throws AppError STEP_WRONG when it is already frozen, or there is no phone to unfreeze it with
 */
export function freezeCabinet(
  deps: Pick<Context, 'clock' | 'jobs'>,
  db: Executor,
  act: BuyerAct,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    if (!(await keepFrozen(tx, actor.id, at))) throw new AppError('STEP_WRONG');
    await endCodes(tx, actor.id, at);
    await frozenOrUnfrozen(tx, act, { event: 'freeze' });
    const person = await personOf(tx, actor.id);
    if (person)
      await tellContacts(deps, tx, person, freezeLetter('freeze', person.locale === 'en' ? 'en' : 'ru', at));
  });
}
