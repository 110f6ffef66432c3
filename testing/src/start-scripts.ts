import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface StartedProgram {
  readonly child: ChildProcess;
}

export interface Ports {
  readonly cabinet: number;
  readonly office: number;
  readonly outside: number;
  readonly smtp: number;
}

export interface StartOptions {
  /** Also the name of its log. */
  readonly name: string;
  /** From the root of the project. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** The folder of the logs. */
  readonly logs: string;
  /** What it has of the environment besides `env`; the default is that of this process. */
  readonly ambient?: Readonly<Record<string, string | undefined>>;
  /** Flags of Node itself; the default are those of `npm start`. */
  readonly flags?: readonly string[];
}

interface Programs {
  readonly entries: { readonly server: string; readonly outside: string };
  readonly readiness: Record<'server' | 'outside', (ports: Ports) => string>;
  settingsOf(ports: Ports, dataDir: string): Record<string, string>;
  startProgram(options: StartOptions): StartedProgram;
  untilReady(program: StartedProgram, address: string): Promise<void>;
  stopProgram(program: StartedProgram, signal: NodeJS.Signals): Promise<void>;
}

/**
 * A part of `npm start`. It is plain JavaScript, since it runs before TypeScript can; so its types are said
 * where it is asked for.
 */
export async function libOf<Part>(name: string): Promise<Part> {
  return (await import(join(import.meta.dirname, '../../scripts/lib', name))) as Part;
}

export const programs = await libOf<Programs>('programs.mjs');
