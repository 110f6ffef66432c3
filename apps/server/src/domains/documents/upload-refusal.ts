import { megapixelsAtMost } from '@novosel/contract/documents/limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Flaw } from './inspection/decode-picture.ts';

/** Why the content of a file is not taken, in words that say what to mend. */
export const refusalOf = (flaw: Flaw, file: string): AppError =>
  flaw === 'pixels'
    ? new AppError('UPLOAD_PIXELS', { params: { file, megapixels: megapixelsAtMost } })
    : new AppError('UPLOAD_TYPE', { params: { file, list: 'png, jpg, jpeg, gif, pdf' } });
