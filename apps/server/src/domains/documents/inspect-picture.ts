import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { receive } from '../../platform/incoming-file.ts';
import { readName } from './file-name.ts';
import { readPicture } from './inspection/read-picture.ts';
import { refusalOf } from './upload-refusal.ts';

/** Kinds that a page of ours shows, by the name's end, with the reader of their size. */
const shownFormats: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg' };

interface Picture {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture for a page is by its content: looked into and decoded where buyers' files are, in a process of its own.
 * @returns undefined for anything but a whole PNG or JPEG under its own name
 * @throws AppError UPLOAD_NAME, UPLOAD_PIXELS, UNAVAILABLE
 */
export async function inspectPicture(
  { inspector, config }: Pick<Context, 'inspector' | 'config'>,
  fileName: string,
  bytes: Buffer,
): Promise<Picture | undefined> {
  const { shown, extension } = readName(fileName);
  const format = shownFormats[extension];
  if (!format) return undefined;
  const file = await receive(config.dataDir, Readable.from([bytes]));
  try {
    const inspected = await inspector.inspect({ file: file.path, extension });
    if ('refused' in inspected) {
      if (inspected.refused === 'pixels') throw refusalOf(inspected.refused, shown);
      return undefined;
    }
    const size = readPicture(bytes, format);
    return size && { mime: inspected.type, width: size.width, height: size.height };
  } finally {
    await file.discard();
  }
}
