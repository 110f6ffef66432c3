import type { sendRegistrationCode as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { sendGuestCode } from '../codes/guest-code.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import type { Visit } from '../sign-in/visit.ts';
import { accountExists, codeWords } from './account-words.ts';
import { registrationClaim } from './registration-claim.ts';

/**
 * Sends the code that opens an account; a phone that has one already is told so in its place, by the same
 * message to the same phone, so that only its owner learns it (promise 4).
 */
export function sendRegistrationCode(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const claim = registrationClaim(body, visit.request);
    const known = await findAccount(claim.to);
    const instead = known && accountExists(deps.config);
    const order = { ...claim, text: codeWords.register, instead, locale: known?.locale };
    const data = await deps.db.transaction((tx) => sendGuestCode(deps, tx, visit, order));
    return { result: true, data } as const;
  };
}
