import { join } from 'node:path';
import { AppError } from '../../../platform/app-error.ts';
import { HelperLost, openHelper } from '../../../platform/helpers/helper.ts';
import type { Sound } from './inspect-file.ts';
import type { Flaw } from './redraw-picture.ts';

export interface Inspection {
  /** Where the bytes lie. */
  readonly file: string;
  /** Of its name, in lower case. */
  readonly extension: string;
  /** Who brings it: people take turns. */
  readonly turn: string;
}

/**
 * What a file is, and whether other bytes are to be kept: then they lie in its place. Or why it is not taken.
 */
export type Finding = (Omit<Sound, 'kept'> & { readonly changed: boolean }) | { readonly refused: Flaw };

/**
 * Looks into files in a process of its own, one at a time, that knows none of our settings and has not much
 * memory or time: bytes made to break a decoder break that alone.
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
        // A file that breaks the decoder is refused; one that was not read in time may be sound, and the
        // machine slow.
        if (error.impatient) throw new AppError('UNAVAILABLE');
        return { refused: 'kind' };
      }
    },
    close: () => helper.close(),
  };
}
