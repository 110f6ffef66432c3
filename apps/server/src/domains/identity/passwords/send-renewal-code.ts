import type { sendRenewalCode as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { codeWords } from '../accounts/account-words.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { Visit } from '../sign-in/visit.ts';
import { personToRenew, renewalClaim } from './renewal.ts';

/**
 * Sends the code for the renewal to the phone of the account, whose present password was right (ruling
 * S4.2-03).
 */
export function sendRenewalCode(deps: AccountDeps) {
  const find = personToRenew(deps);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const account = await find(body, visit);
    const { phone, ...sent } = await deps.db.transaction((tx) =>
      issueCode(deps, tx, { ...renewalClaim(deps, account), userId: account.id, text: codeWords.renew }),
    );
    return { result: true, data: { ...sent, sentTo: phone } } as const;
  };
}
