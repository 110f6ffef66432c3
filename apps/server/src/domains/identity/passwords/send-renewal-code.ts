import type { Act } from '../../../platform/act.ts';
import { codeWords } from '../accounts/account-words.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { SentCode } from '../codes/send-code.ts';
import { type Kept, personToRenew, renewalClaim } from './renewal.ts';

/**
 * Sends the code of the renewal to the phone of the account, after a correct present password (ruling
 * S4.2-03).
 */
export function sendRenewalCode(deps: AccountDeps) {
  const find = personToRenew(deps);
  return async (act: Act, kept: Kept): Promise<SentCode> => {
    const account = await find(act, kept);
    const { phone, ...sent } = await deps.db.transaction((tx) =>
      issueCode(deps, tx, { ...renewalClaim(deps, account), userId: account.id, text: codeWords.renew }),
    );
    return { ...sent, sentTo: phone };
  };
}
