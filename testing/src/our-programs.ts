import { outsideAt } from './outside.ts';
import { openProgram, type Program } from './program.ts';
import { type Ports, programs, type StartOptions } from './start-scripts.ts';

/** Where one run keeps its programs: its own ports, data and logs. */
export interface Place {
  readonly ports: Ports;
  readonly dataDir: string;
  readonly logs: string;
  /** Settings other than ports and data. */
  readonly env?: Readonly<Record<string, string>>;
  readonly ambient?: NonNullable<StartOptions['ambient']>;
}

/** One of our two programs, not started yet; `name` is the name of its log. */
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

/** The outside world as a process, with the calls that read and control it. */
export type Outside = ReturnType<typeof openOutside>;

export function openOutside(place: Place) {
  const program = openOutsideProgram(place);
  return { ...program, ...outsideAt(program.origin) };
}
