import { join } from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import { HelperLost, openHelper } from '../../../platform/helpers/helper.ts';
import type { Sound } from './inspect-file.ts';
import type { Flaw } from './redraw-picture.ts';

export interface Inspection {
  /** Path of the file. */
  readonly file: string;
  /** Extension of its name, in lower case. */
  readonly extension: string;
  /** Who uploads it: people take turns. */
  readonly turn: string;
}

/** The type of an accepted file, and whether its bytes were replaced in place; or the reason of a refusal. */
export type Finding = (Omit<Sound, 'kept'> & { readonly changed: boolean }) | { readonly refused: Flaw };

/**
 * Inspects files one at a time in a separate process without our settings and with limited memory and time: a
 * file that breaks a decoder breaks only that process.
 */
export interface Inspector {
  /** @throws AppError UNAVAILABLE */
  inspect(inspection: Inspection): Promise<Finding>;
  close(): Promise<void>;
}

export function openInspector({ idleMs = 30_000, patienceMs = 30_000 } = {}): Inspector {
  const helper = openHelper<Inspection, Finding>({
    program: join(import.meta.dirname, 'inspector-process.ts'),
    flags: ['--max-old-space-size=256', '--max-semi-space-size=8'],
    env: {},
    atOnce: 1,
    maxWaiting: 64,
    turns: { of: ({ turn }) => turn, maxWaiting: 16 },
    maxTries: 1,
    patienceMs,
    idleMs,
    busy: () => new AppError('UNAVAILABLE'),
  });
  return {
    async inspect(inspection) {
      try {
        return await helper.ask(inspection);
      } catch (error) {
        if (!(error instanceof HelperLost)) throw error;
        // A file that breaks the decoder is refused; one that was not read in time may be valid on a slow
        // machine.
        if (error.impatient) throw new AppError('UNAVAILABLE');
        return { refused: 'kind' };
      }
    },
    close: () => helper.close(),
  };
}
