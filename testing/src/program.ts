import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs, type StartedProgram, type StartOptions } from './start-scripts.ts';

/** A program of ours as a process of its own, which may be killed and started again. */
export interface Program {
  readonly origin: string;
  /** Of the running process. */
  pid(): number | undefined;
  /** Waits until it is ready. @throws Error with what it said when it ends instead */
  start(): Promise<void>;
  /** Ends it well. */
  stop(): Promise<void>;
  /** kill -9: nothing of it gets a chance to tidy up. */
  kill(): Promise<void>;
  /** What it has said last, over all its starts. */
  lastWords(): string;
}

interface Settings extends StartOptions {
  /** The address that answers 200 when it is ready. */
  readonly health: string;
}

/** Nothing of the shell of whoever runs this gets into a program unless it is said. */
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
    lastWords: () => readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      running = programs.startProgram({ ambient: hermetic, ...options });
      await programs.untilReady(running, health);
    },
  };
}
