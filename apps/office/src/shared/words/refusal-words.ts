import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { type ErrorCode, errorPhrase, errorRegister } from '@novosel/contract/errors/errors.ts';
import type { Locale } from '@novosel/ui/text/i18n.tsx';

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorRegister, code);

/**
 * The message of a refusal in the language of this page: the server answers in that of the account. A phrase
 * with a number in it, and the messages of fields, come from the server unchanged.
 */
export function refusalWords(error: unknown, locale: Locale): readonly string[] {
  const unavailable = errorPhrase('UNAVAILABLE', locale);
  if (!(error instanceof RefusalError) || !isCode(error.code) || error.code === 'VALIDATION')
    return errorWords(error, unavailable);
  const phrase = errorPhrase(error.code, locale);
  return phrase.includes('{') ? errorWords(error, unavailable) : [phrase];
}
