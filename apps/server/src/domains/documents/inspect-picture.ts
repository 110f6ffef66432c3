import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { receive } from '../../platform/files/incoming-file.ts';
import { readName } from './file-name.ts';
import type { Flaw } from './inspection/redraw-picture.ts';
import { refusalOf } from './uploads/upload-refusal.ts';

/** Formats that our pages display, by extension. */
const shownFormats: readonly string[] = ['png', 'jpg', 'jpeg'];

interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Inspects and decodes a picture for a page in the separate process that also inspects buyers' files.
 * @throws AppError UPLOAD_NAME, UPLOAD_MARKS, UPLOAD_TYPE, UPLOAD_CONTENT, UPLOAD_PIXELS, UPLOAD_SWELLS,
 * UNAVAILABLE
 */
export async function inspectPicture(
  { inspector, config }: Pick<Context, 'inspector' | 'config'>,
  fileName: string,
  bytes: Buffer,
): Promise<Picture> {
  const name = readName(fileName);
  const refused = (flaw: Flaw) => refusalOf(flaw, name, shownFormats);
  if (!shownFormats.includes(name.extension)) throw refused('kind');
  const file = await receive(config.dataDir, Readable.from([bytes]));
  try {
    const inspected = await inspector.inspect({
      file: file.path,
      extension: name.extension,
      turn: 'desk',
    });
    if ('refused' in inspected) throw refused(inspected.refused);
    if (!inspected.size) throw refused('kind');
    return { bytes: await file.read(), mime: inspected.type, ...inspected.size };
  } finally {
    await file.discard();
  }
}
