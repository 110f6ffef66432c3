import { readFile, writeFile } from 'node:fs/promises';
import { helpWith } from '../../../platform/helpers/helper-process.ts';
import { inspectFile } from './inspect-file.ts';
import type { Inspection } from './inspector.ts';

/** The process that opens what strangers send; what it has mended lies in the place of what came. */
helpWith(async ({ file, extension }: Inspection) => {
  const inspected = await inspectFile(await readFile(file), extension);
  if ('refused' in inspected) return inspected;
  const { type, mended } = inspected;
  if (mended) await writeFile(file, mended);
  return { type, mended: mended !== undefined };
});
