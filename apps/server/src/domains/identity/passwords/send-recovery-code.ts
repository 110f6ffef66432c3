import type { sendRecoveryCode as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { accountAbsent, codeWords } from '../accounts/account-words.ts';
import { identifierOf } from '../accounts/identifier.ts';
import { sendGuestCode } from '../codes/guest-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import type { Visit } from '../sign-in/visit.ts';

/**
 * Sends a code to the phone or the address that was given. One that has no account is told so in its place:
 * it is the same message to the same place, so that only its owner learns it (promise 4).
 */
export function sendRecoveryCode(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const { purpose } = body;
    const to = identifierOf(body);
    const account = await findAccount(to);
    const instead = account ? undefined : accountAbsent(deps.config);
    const owner = { account: account?.id, locale: account?.locale };
    const order = { purpose, to, text: codeWords[purpose], instead, ...owner };
    const data = await deps.db.transaction((tx) => sendGuestCode(deps, tx, visit, order));
    return { result: true, data } as const;
  };
}
