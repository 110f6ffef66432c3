import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isMalformed } from './malformed.ts';

/** A file of a multipart body, completely in memory. */
export interface FilePart {
  /** Name for display. */
  readonly fileName: string;
  /** Original name: its check must see what the displayed one leaves out. */
  readonly givenName: string;
  readonly bytes: Buffer;
  /** The file exceeded the limit; `bytes` is the part before it. */
  readonly truncated: boolean;
}

/** The only file of a multipart body, in the field that the endpoint names. @throws AppError UPLOAD_EMPTY */
export async function readPart(request: FastifyRequest, field: string): Promise<FilePart> {
  if (!request.isMultipart()) throw new AppError('UPLOAD_EMPTY');
  try {
    for await (const part of request.files({ throwFileSizeLimit: false })) {
      const bytes = await part.toBuffer();
      // A file part may have no name, whatever the type says.
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

/**
 * The name for display: without folders, control characters and characters that change the reading direction.
 */
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
