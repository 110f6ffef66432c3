import { midSentence } from '@novosel/contract/texts/text.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { brand } from '../../platform/brand.ts';
import { consentInForce, consentText } from '../consents/public.ts';
import { type IssuedCode, issueCode } from '../identity/public.ts';
import { type ConsentToSign, consentClaim } from './consent-claim.ts';

/**
 * Sends the code that signs the text of a consent. The message names the consent by its title.
 * @throws AppError STEP_WRONG while one is in force, CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED, NOT_FOUND
 *   without a phone
 */
export function sendConsentCode(
  deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>,
  toSign: ConsentToSign,
): Promise<IssuedCode> {
  const { userId, kind } = toSign;
  const named = (locale: 'ru' | 'en') => midSentence(consentText(kind, locale).title);
  return deps.db.transaction(async (tx) => {
    if (await consentInForce(tx, { userId, kind, at: deps.clock.now() })) throw new AppError('STEP_WRONG');
    return issueCode(deps, tx, {
      ...consentClaim(deps, toSign),
      userId,
      text: {
        ru: (code) =>
          `Код ${code}: подписать ${named('ru')}, кабинет «${brand.name.ru}». Никому его не говорите.`,
        en: (code) =>
          `Code ${code}: to sign the ${named('en')}, your account at ${brand.name.en}. Do not tell it to anyone.`,
      },
    });
  });
}
