import { readFile, writeFile } from 'node:fs/promises';
import { helpWith } from '../../../platform/helpers/helper-process.ts';
import { inspectFile } from './inspect-file.ts';
import type { Finding, Inspection } from './inspector.ts';
import { closeOtherDecoders } from './redraw-picture.ts';

closeOtherDecoders();

/** The process that opens untrusted files; the bytes to store replace the upload in its file. */
helpWith(async ({ file, extension }: Inspection): Promise<Finding> => {
  const inspected = await inspectFile(await readFile(file), extension);
  if ('refused' in inspected) return inspected;
  const { kept, ...sound } = inspected;
  if (kept) await writeFile(file, kept);
  return { ...sound, changed: kept !== undefined };
});
