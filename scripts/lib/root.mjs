import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was given. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * What Node has compiled stays here for the next start, of the programs and of the tests: a third of a
 * start's work.
 */
export const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'node');

/** A trouble the person can mend: its message is the one sentence they read. */
export class Refusal extends Error {}

/**
 * Runs a command's body: a Refusal becomes one sentence and code 1, anything else keeps its stack.
 * @param {() => Promise<number | void>} body gives the exit code, 0 when nothing
 */
export async function run(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
