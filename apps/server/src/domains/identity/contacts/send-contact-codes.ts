import type { sendContactCodes as endpoint } from '@novosel/contract/session/contact-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { identifierHash } from '../accounts/identifier.ts';
import { personOf } from '../accounts/people.repo.ts';
import { laterUnlessWaits } from '../codes/code-later.ts';
import { type SentCode, sendBothCodes } from '../codes/send-code.ts';
import { contactCodesPerDay, dailyLimit, guestLimits } from '../identity.policy.ts';
import { prepareFindAccount } from '../identity.repo.ts';
import { contactChange, contactClaims } from './contact-claims.ts';
import { contactTaken, newCodeWords, oldCodeWords } from './contact-words.ts';

/**
 * Sends a code to the present contact and one to the new one. The owner of a taken contact gets a message
 * instead of the code: the answer is the same, and no correct code exists (promise 4). Codes to a stranger's
 * phone have the limits of a guest (promise 6). When either contact is refused, nothing is sent or counted.
 * @throws AppError CONTACT_SAME, CODE_TOO_SOON, CODE_LATER, CODE_DAY_OVER, RATE_LIMITED, NOT_FOUND,
 * VALIDATION
 */
export function sendContactCodes(deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>) {
  const findAccount = prepareFindAccount(deps.db);
  return async (
    { actor, address = '' }: BuyerAct,
    said: BodyOf<typeof endpoint>,
  ): Promise<AnswerOf<typeof endpoint>['data']> => {
    const person = await personOf(deps.db, actor.id);
    if (!person) throw new AppError('SESSION_REVOKED');
    const change = contactChange(person, said);
    const { old, made } = change;
    const claims = contactClaims(deps.config, change);
    const locale = person.locale === 'en' ? 'en' : 'ru';
    const owner = await findAccount(made);
    const toNew = {
      ...claims.made,
      to: made,
      locale: owner ? localeOf(owner) : locale,
      text: newCodeWords(made),
      length: 6,
      limits: [
        dailyLimit(claims.made, contactCodesPerDay),
        ...guestLimits(address, identifierHash(deps.config.secret, made)),
      ],
      instead: owner && contactTaken(made),
    } as const;
    const toOld = {
      ...claims.old,
      to: old,
      locale,
      text: oldCodeWords(made),
      length: 6,
      limits: [],
    } as const;
    const [sent, first] = await deps.db.transaction((tx) =>
      sendBothCodes(deps, tx, toNew, toOld).catch(async (error: unknown) => {
        throw await laterUnlessWaits(deps, tx, [claims.made, claims.old], error);
      }),
    );
    return { ...rest(sent), newTo: sent.sentTo, oldTo: first.sentTo };
  };
}

const localeOf = ({ locale }: { readonly locale: string }) => (locale === 'en' ? 'en' : 'ru');
const rest = ({ resendAfterSeconds, expiresInSeconds }: SentCode) => ({
  resendAfterSeconds,
  expiresInSeconds,
});
