import { fileExtensions, megapixelsAtMost, pagesAtMost } from '@novosel/contract/documents/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { FileName } from '../file-name.ts';
import type { Flaw } from '../inspection/redraw-picture.ts';

/** Why the content of a file is refused, in words that say how to fix it. */
export function refusalOf(
  flaw: Flaw,
  { shown: file, extension }: FileName,
  allowed: readonly string[] = fileExtensions,
): AppError {
  if (flaw === 'pixels')
    return new AppError('UPLOAD_PIXELS', { params: { file, megapixels: megapixelsAtMost } });
  if (flaw === 'swells') return new AppError('UPLOAD_SWELLS', { params: { file, pages: pagesAtMost } });
  if (flaw === 'locked') return new AppError('UPLOAD_LOCKED', { params: { file } });
  if (flaw === 'acting') return new AppError('UPLOAD_ACTS', { params: { file } });
  // A list of extensions does not help the owner of a file with a correct one.
  return allowed.includes(extension)
    ? new AppError('UPLOAD_CONTENT', { params: { file } })
    : new AppError('UPLOAD_TYPE', { params: { file, list: allowed.join(', ') } });
}
