import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { brand } from '../../platform/brand.ts';
import { consentInForce, consentText } from '../consents/public.ts';
import { type IssuedCode, issueCode, keyedHash, ofUser } from '../identity/public.ts';

interface Signer {
  readonly userId: number;
  /** In which the text is read. */
  readonly locale: 'ru' | 'en';
}

/** A code is good for the very text that was shown: another edition or language needs another code (promise 5). */
export function consentClaim({ config }: Pick<Context, 'config'>, { userId, locale }: Signer) {
  const boundTo = keyedHash(config.secret, 'consent', consentText('scoring', locale).sha256);
  return { subject: ofUser(userId), purpose: 'scoring', boundTo };
}

const words = {
  ru: (code: string) =>
    `Код ${code}: подписать согласие на запрос в бюро кредитных историй, кабинет «${brand.name.ru}». Никому его не говорите.`,
  en: (code: string) =>
    `Code ${code}: to sign the consent to a request to the credit bureau, your account at ${brand.name.en}. Do not tell it to anyone.`,
};

/** @throws AppError STEP_WRONG while a consent is in force, CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED, NOT_FOUND without a phone */
export async function sendConsentCode(
  deps: Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>,
  signer: Signer,
): Promise<IssuedCode> {
  const { userId } = signer;
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (await consentInForce(tx, { userId, kind: 'scoring', at })) throw new AppError('STEP_WRONG');
    return issueCode(deps, tx, { ...consentClaim(deps, signer), userId, text: words });
  });
}
