import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { sendGuestCode } from '../codes/guest-code.ts';
import type { SentCode } from '../codes/send-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { accountExists, codeWords } from './account-words.ts';
import { type Registration, registrationClaim } from './registration-claim.ts';

/**
 * Sends the code that opens an account; a phone with an account gets a message about that instead, so that
 * only its owner learns it (promise 4).
 */
export function sendRegistrationCode(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async (act: Act, said: Registration, mark: string | undefined): Promise<SentCode> => {
    const claim = registrationClaim(said, act);
    const known = await findAccount(claim.to);
    const instead = known && accountExists(deps.config);
    const order = { ...claim, text: codeWords.register, instead, mark, locale: known?.locale };
    return deps.db.transaction((tx) => sendGuestCode(deps, tx, act, order));
  };
}
