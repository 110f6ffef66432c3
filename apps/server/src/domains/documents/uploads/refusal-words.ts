import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isMalformed } from '../../../platform/http/fields/malformed.ts';

/** The refusal text for a file by S5-39 and S5-40; undefined for other errors. */
export function refusalWords(error: unknown, locale: 'ru' | 'en'): string | undefined {
  const refused = refusalOf(error);
  return refused && errorPhrase(refused.code, locale, escapedParams(refused));
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.status === 200 ? error : undefined;
  return isMalformed(error) ? new AppError('UPLOAD_EMPTY') : undefined;
}

/** The text is shown as HTML (S5-41), so a file name must not contain markup. */
function escapedParams({ params }: AppError): Record<string, string> {
  const signs = lookup<string>({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  });
  const escaped = (value: string | number) =>
    String(value).replace(/[&<>"']/g, (sign) => signs.get(sign) ?? sign);
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, escaped(value)]));
}
