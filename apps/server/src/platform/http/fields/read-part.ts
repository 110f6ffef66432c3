import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isMalformed } from './malformed.ts';

/** A file of a multipart body, whole in memory. */
export interface FilePart {
  /** As it is shown. */
  readonly fileName: string;
  /** As it came: whoever judges the name must see what the shown one leaves out. */
  readonly givenName: string;
  readonly bytes: Buffer;
  /** It was longer than the door takes; `bytes` is what came before the limit. */
  readonly truncated: boolean;
}

/**
 * The one file of a multipart body, under the field that the endpoint names.
 * @throws AppError UPLOAD_EMPTY
 */
export async function readPart(request: FastifyRequest, field: string): Promise<FilePart> {
  if (!request.isMultipart()) throw new AppError('UPLOAD_EMPTY');
  try {
    for await (const part of request.files({ throwFileSizeLimit: false })) {
      const bytes = await part.toBuffer();
      // A file part need not have a name, whatever the type says.
      const givenName = (part.filename as string | undefined) ?? '';
      if (part.fieldname === field && bytes.length > 0)
        return {
          fileName: shownName(givenName),
          givenName,
          bytes,
          truncated: part.file.truncated,
        };
    }
  } catch (error) {
    if (!isMalformed(error)) throw error;
  }
  throw new AppError('UPLOAD_EMPTY');
}

/** The name as shown: no folders, no control signs, no signs that turn the reading direction. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(-200) || 'file'
  );
}
