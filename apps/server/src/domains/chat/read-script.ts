import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';

interface Script {
  readonly text: string;
  /** Of its content: a browser with a cached copy only asks whether it has changed. */
  readonly etag: string;
}

const builtAt = join(import.meta.dirname, '../../../../cabinet/dist/chat-script.mjs');

/**
 * The module that loads the chat client of the present build: a static file, the same for everybody (promise
 * C15).
 * @throws AppError NOT_FOUND while the cabinet is not built
 */
export async function readScript(file = builtAt): Promise<Script> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new AppError('NOT_FOUND');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
