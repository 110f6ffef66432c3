import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs, type StartedProgram, type StartOptions } from './start-scripts.ts';

/** One of our programs as a separate process, which can be killed and started again. */
export interface Program {
  readonly origin: string;
  /** ID of the running process. */
  pid(): number | undefined;
  /** Waits until it is ready. @throws Error with its output when it ends instead */
  start(): Promise<void>;
  /** Stops it gracefully. */
  stop(): Promise<void>;
  /** kill -9: it gets no chance to clean up. */
  kill(): Promise<void>;
  /** Its latest output, of all starts. */
  recentOutput(): string;
}

interface Settings extends StartOptions {
  /** The address that answers 200 when it is ready. */
  readonly health: string;
}

/** A program gets nothing of the caller's environment unless it is passed explicitly. */
const hermetic = { PATH: '/usr/bin:/bin' };

export function openProgram({ health, ...options }: Settings): Program {
  let running: StartedProgram | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = running;
    running = undefined;
    if (ending) await programs.stopProgram(ending, signal);
  };
  const log = join(options.logs, `${options.name}.log`);
  return {
    origin: new URL(health).origin,
    pid: () => running?.child.pid,
    recentOutput: () => readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      running = programs.startProgram({ ambient: hermetic, ...options });
      await programs.untilReady(running, health);
    },
  };
}
