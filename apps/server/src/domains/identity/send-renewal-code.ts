import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { sendRenewalCode as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import { codeWords } from './account-words.ts';
import { issueCode } from './issue-code.ts';
import type { AccountDeps } from './register.ts';
import { personToRenew, renewalClaim } from './renewal.ts';
import type { Visit } from './visit.ts';

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
