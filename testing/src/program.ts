import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './http.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../..');

const compiled = join(root, 'node_modules', '.cache', 'node');

interface Settings {
  readonly name: string;
  /** From the root of the project. */
  readonly main: string;
  readonly origin: string;
  readonly health: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Flags of Node itself. */
  readonly flags?: readonly string[];
}

/** A program of ours as a process of its own, which may be killed and started again. */
export interface Program {
  readonly origin: string;
  /** Of the running process. */
  pid(): number | undefined;
  start(): Promise<void>;
  /** Ends it well. */
  stop(): Promise<void>;
  /** kill -9: nothing of it gets a chance to tidy up. */
  kill(): Promise<void>;
  /** What it has said last. */
  lastWords(): string;
}

export function openProgram({ name, main, origin, health, env, logFile, flags = [] }: Settings): Program {
  let child: ChildProcess | undefined;
  const log = openSync(logFile, 'a');
  const lastWords = (): string => readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  return {
    origin,
    pid: () => child?.pid,
    lastWords,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async start() {
      const started = spawn(process.execPath, [...flags, join(root, main)], {
        cwd: root,
        // What was compiled stays for the next start, as with `npm start`.
        env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: compiled, ...env },
        stdio: ['ignore', log, log],
      });
      child = started;
      await until(
        `${name} to be ready`,
        async () => {
          if (started.exitCode !== null) throw new Error(`${name} ended by itself:\n${lastWords()}`);
          const answer = await send(origin, { path: health }).catch(() => undefined);
          return answer?.status === 200;
        },
        { seconds: 60, pauseMs: 25 },
      );
    },
  };
}
