import { AppError } from '../../../platform/app-error.ts';
import { brand } from '../../../platform/brand.ts';

/** Loaded by the first new password, not at every start. */
let stolen: Promise<ReadonlySet<string>> | undefined;

async function stolenPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Refuses a leaked password, or one made of the person's own data, in any spelling (NIST SP 800-63B,
 * 3.1.1.2). Its composition is not restricted.
 * @param own what strangers may know of the person: phone, address, names
 * @param field of the form
 * @throws AppError PASSWORD_WEAK
 */
export async function assertStrong(
  password: string,
  own: readonly (string | null | undefined)[],
  field: 'password' | 'newPassword' = 'password',
): Promise<void> {
  stolen ??= stolenPasswords();
  const list = await stolen;
  const plain = password.toLowerCase();
  const known = [plain, onLatinKeys(plain)].some((spelling) => list.has(spelling));
  if (known || isOwn(plain, own))
    throw new AppError('PASSWORD_WEAK', { fields: { [field]: ['PASSWORD_WEAK'] } });
}

const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** «йцукенгш» is typed with the same keys as «qwertyui». */
function onLatinKeys(text: string): string {
  return Array.from(text, (sign) => latin[russian.indexOf(sign)] ?? sign).join('');
}

/** Whether it consists only of the person's data and the name of this site. */
function isOwn(plain: string, own: readonly (string | null | undefined)[]): boolean {
  const pieces = [...own, brand.name.ru, brand.name.en].flatMap(piecesOf);
  const rest = pieces.reduce((left, piece) => left.replaceAll(piece, ''), plain);
  return rest !== plain && rest.length < 4;
}

/** Parts to search for: an address also without its domain, a phone with and without its country code. */
function piecesOf(text: string | null | undefined): string[] {
  const lower = text?.toLowerCase() ?? '';
  return [lower, lower.replace(/@.*/, ''), lower.replace(/^\+?[78](?=\d{10}$)/, '')]
    .filter((piece) => piece.length >= 4)
    .sort((one, other) => other.length - one.length);
}
