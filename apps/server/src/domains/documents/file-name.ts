import { lookup } from '@novosel/contract/wire/lookup.ts';
import { AppError } from '../../platform/app-error.ts';

const longest = 200;
/**
 * Characters that change the reading direction, so that «gpj.exe» reads «exe.jpg», and invisible characters
 * (UAX #9).
 */
const unreadable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u2028\u2029]/u;
/** Executable formats and web pages; a name must not contain them even in the middle. */
const acting =
  /\.(html?|xhtml|shtml|svgz?|xml|php\d?|phtml|phar|jspx?|aspx?|cgi|pl|py|rb|sh|bash|cmd|bat|com|exe|scr|pif|msi|dll|jar|js|mjs|vbs?|wsf|hta|ps1|lnk|reg|swf|apk|app|dmg|iso|docm|xlsm|zip|rar|7z)\s*(\.|;|:|%|$)/i;

export interface FileName {
  readonly shown: string;
  /** In lower case, without the dot. */
  readonly extension: string;
}

/**
 * The name of a file as it is stored and shown.
 * @throws AppError UPLOAD_NAME, UPLOAD_MARKS when it hides what the file is
 */
export function readName(given: string): FileName {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  if (unreadable.test(last) || /%00|\\0/i.test(given)) {
    // The visible name may be harmless; its owner then learns about the invisible characters.
    const code = unreadable.test(last) && !acting.test(plain(last)) ? 'UPLOAD_MARKS' : 'UPLOAD_NAME';
    throw new AppError(code, { params: { file: plain(last) } });
  }
  const shown = plain(last);
  if (acting.test(shown)) throw new AppError('UPLOAD_NAME', { params: { file: shown } });
  // Digits alone are not an extension: phones make names such as «Screenshot 12.05».
  const [, ending] = /\.(?=\d*[a-z])([a-z0-9]{1,10})$/i.exec(shown) ?? [];
  // Phones make names without an extension, but never with a dot at the end.
  return { shown, extension: ending?.toLowerCase() ?? (shown.endsWith('.') ? '.' : '') };
}

const endings = lookup<string>({ 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' });

/** The name of a picture without an extension, completed by that of its content. */
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
