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
  /** Its name, also of its log. */
  readonly name: string;
  /** Path from the root of the project. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** The folder of the logs. */
  readonly logs: string;
  /** The environment besides `env`; by default that of this process. */
  readonly ambient?: Readonly<Record<string, string | undefined>>;
  /** Flags of Node itself; by default those of `npm start`. */
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
 * Loads a part of `npm start`. It is plain JavaScript, since it runs before TypeScript can, so callers state
 * its type.
 */
export async function libOf<Part>(name: string): Promise<Part> {
  return (await import(join(import.meta.dirname, '../../scripts/lib', name))) as Part;
}

export const programs = await libOf<Programs>('programs.mjs');
