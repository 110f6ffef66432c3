import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { whenOrphaned } from './orphan.mjs';
import { Refusal, ROOT } from './root.mjs';

const NEEDED = 24;

/**
 * Continues under Node 24, which runs TypeScript without a build: this Node, or the one that npm installed as
 * a package. Resolves with undefined when this process may go on, else with the exit code of the child.
 * @returns {Promise<number | undefined>}
 * @throws {Refusal} when there is no such Node
 */
export async function goOnUnderNode24() {
  if (majorOf(process.version) >= NEEDED) return undefined;
  const node = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const version = fs.existsSync(node)
    ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
    : undefined;
  if (!version || majorOf(version) < NEEDED) {
    throw new Refusal(
      `Нужен Node ${NEEDED} или новее, а здесь ${process.version}, и готового для ${process.platform}-${process.arch} нет: поставьте Node с nodejs.org и повторите.`,
    );
  }
  // The closed channel tells the child when this process was killed.
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // The terminal sends Ctrl-C to both; the child decides when to end, and a repeated signal does no harm.
    process.on(signal, () => child.kill(signal));
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** @param {string} version such as `v24.1.0` */
function majorOf(version) {
  return Number.parseInt(version.trim().slice(1), 10);
}
