import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.ts';

/**
 * Runs a package's own command under this Node; resolves with its exit code and output.
 * @throws Error when the package has no such command
 */
export function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (!bin) throw new Error(`${packageName} has no command ${command}`);
  return runNode([path.join(folder, bin), ...args]);
}

/** Runs a script under this Node, from the project's root. */
export function runNode(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, output })));
}
