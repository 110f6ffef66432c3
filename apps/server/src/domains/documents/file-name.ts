import { lookup } from '@novosel/contract/wire/lookup.ts';
import { AppError } from '../../platform/app-error.ts';

const longest = 200;
/**
 * Signs that turn the reading direction, so that «gpj.exe» reads «exe.jpg», and signs that nobody sees (UAX
 * #9).
 */
const unreadable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u2028\u2029]/u;
/** Kinds that are run or shown as a page; a name that has one inside says so to somebody. */
const acting =
  /\.(html?|xhtml|shtml|svgz?|xml|php\d?|phtml|phar|jspx?|aspx?|cgi|pl|py|rb|sh|bash|cmd|bat|com|exe|scr|pif|msi|dll|jar|js|mjs|vbs?|wsf|hta|ps1|lnk|reg|swf|apk|app|dmg|iso|docm|xlsm|zip|rar|7z)\s*(\.|;|:|%|$)/i;

export interface FileName {
  readonly shown: string;
  /** In lower case, without the dot. */
  readonly extension: string;
}

/**
 * The name of a file as it is kept and shown.
 * @throws AppError UPLOAD_NAME, UPLOAD_MARKS when it hides what the file is
 */
export function readName(given: string): FileName {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  if (unreadable.test(last) || /%00|\\0/i.test(given)) {
    // The name that is seen may be a good one; then its owner is told of what he cannot see.
    const code = unreadable.test(last) && !acting.test(plain(last)) ? 'UPLOAD_MARKS' : 'UPLOAD_NAME';
    throw new AppError(code, { params: { file: plain(last) } });
  }
  const shown = plain(last);
  if (acting.test(shown)) throw new AppError('UPLOAD_NAME', { params: { file: shown } });
  // Digits alone are no ending: «Screenshot 12.05» is a name like those that phones give.
  const [, ending] = /\.(?=\d*[a-z])([a-z0-9]{1,10})$/i.exec(shown) ?? [];
  // A name that ends in a dot is none of those that phones give without an ending.
  return { shown, extension: ending?.toLowerCase() ?? (shown.endsWith('.') ? '.' : '') };
}

const endings = lookup<string>({ 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' });

/** The name of a picture that came without an ending, with the one of its content. */
export function fullName({ shown, extension }: FileName, mime: string): string {
  const ending = endings.get(mime);
  return extension === '' && ending ? `${shown}.${ending}` : shown;
}

function plain(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return [...cleaned].slice(-longest).join('') || 'file';
}
