import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';

interface Script {
  readonly text: string;
  /** Of its content: a browser that has it asks only whether it is still the same. */
  readonly etag: string;
}

const builtAt = join(import.meta.dirname, '../../../../cabinet/dist/chat-script.mjs');

/**
 * The module that names the chat client of the present build: one static file for everybody (promise C15).
 * @throws AppError NOT_FOUND while the cabinet has not been built
 */
export async function readScript(file = builtAt): Promise<Script> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new AppError('NOT_FOUND');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
