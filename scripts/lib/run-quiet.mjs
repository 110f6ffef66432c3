import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a program to its end; resolves with its exit code and whole output. When this process is told to stop
 * meanwhile, the program is stopped first.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{code: number, output: string}>} code -1: the program could not be started
 */
export async function runQuiet(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code ?? -1));
  });
  for (const signal of signals) process.off(signal, stop);
  return { code, output };
}
