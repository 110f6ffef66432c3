import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { endCodes } from '../codes/codes.repo.ts';
import { tellContacts } from '../contacts/tell-contacts.ts';
import { frozenOrUnfrozen } from '../own-acts.events.ts';
import type { Visit } from '../sign-in/visit.ts';
import { keepFrozen } from './freeze.repo.ts';
import { freezeLetter } from './freeze-words.ts';
import { personOf } from './people.repo.ts';

/**
 * A person closes signing, money, bookings and contacts for whoever is in his cabinet (decision 021). Codes
 * that are on their way die, so that nothing is signed by them after it is unfrozen.
 * @throws AppError STEP_WRONG when it is frozen already, or no phone would unfreeze it
 */
export async function freezeCabinet(
  deps: Pick<Context, 'db' | 'clock' | 'jobs'>,
  visit: Visit & { readonly viewer: Viewer },
) {
  const { userId } = visit.viewer;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await keepFrozen(tx, userId, now))) throw new AppError('STEP_WRONG');
    await endCodes(tx, userId, now);
    await frozenOrUnfrozen(tx, userId, { act: 'freeze' }, visit, now);
    const person = await personOf(tx, userId);
    if (person)
      await tellContacts(deps, tx, person, freezeLetter('freeze', person.locale === 'en' ? 'en' : 'ru', now));
  });
  return { result: true } as const;
}
