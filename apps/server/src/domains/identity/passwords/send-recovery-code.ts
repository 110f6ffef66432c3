import type { sendRecoveryCode as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { accountAbsent, codeWords } from '../accounts/account-words.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { sendGuestCode } from '../codes/guest-code.ts';
import type { SentCode } from '../codes/send-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';

/**
 * Sends a code to the given phone or address. Without an account it gets a message about that instead, by the
 * same channel, so that only its owner learns it (promise 4).
 */
export function sendRecoveryCode(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async (
    act: Act,
    { purpose, ...who }: BodyOf<typeof endpoint>,
    mark: string | undefined,
  ): Promise<SentCode> => {
    const to = identifierOf(who);
    const account = await findAccount(to);
    const instead = account ? undefined : accountAbsent(deps.config);
    const owner = { account: account?.id, locale: account?.locale };
    const order = { purpose, to, text: codeWords[purpose], instead, mark, ...owner };
    return deps.db.transaction((tx) => sendGuestCode(deps, tx, act, order));
  };
}
