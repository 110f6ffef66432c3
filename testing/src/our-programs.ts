import { outsideAt } from './outside.ts';
import { openProgram, type Program } from './program.ts';
import { type Ports, programs, type StartOptions } from './start-scripts.ts';

/** Where one run has its programs: ports, data and logs of its own. */
export interface Place {
  readonly ports: Ports;
  readonly dataDir: string;
  readonly logs: string;
  /** Settings besides ports and data. */
  readonly env?: Readonly<Record<string, string>>;
  readonly ambient?: NonNullable<StartOptions['ambient']>;
}

/** One of our two programs, not started yet; `name` is that of its log. */
const open =
  (which: 'server' | 'outside') =>
  ({ ports, dataDir, env, ...place }: Place, name: string = which): Program =>
    openProgram({
      ...place,
      name,
      entry: programs.entries[which],
      env: { ...programs.settingsOf(ports, dataDir), ...env },
      health: programs.readiness[which](ports),
    });

export const openServer = open('server');

const openOutsideProgram = open('outside');

/** The outside world as a process, and what is asked and ordered of it. */
export type Outside = ReturnType<typeof openOutside>;

export function openOutside(place: Place) {
  const program = openOutsideProgram(place);
  return { ...program, ...outsideAt(program.origin) };
}
