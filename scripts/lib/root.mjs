import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the working directory is. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Node's compile cache of the programs and the tests: saves a third of a start's CPU. */
export const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'node');

/** A problem that the person can fix: its message is the one sentence that he reads. */
export class Refusal extends Error {}

/**
 * Runs a command's body: a Refusal is printed as one sentence with exit code 1, other errors keep their
 * stack.
 * @param {() => Promise<number | void>} body resolves with the exit code, 0 when undefined
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
