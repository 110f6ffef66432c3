import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT } from './root.mjs';
import { runQuiet } from './run-quiet.mjs';
import { step } from './step.mjs';

const WANTED = path.join(ROOT, 'package-lock.json');
/** npm writes this file last, so it marks a finished installation. */
const DONE = path.join(ROOT, 'node_modules', '.package-lock.json');
/** Our mark: the hash of the lock file of the last installation. */
const STAMP = path.join(ROOT, 'node_modules', '.installed-from');

/** Installs the packages of package-lock.json when node_modules differs from it. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('Ставлю зависимости (npm ci)', () =>
    runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  );
  fs.writeFileSync(STAMP, lockHash());
}

function isInstalled() {
  if (!fs.existsSync(DONE)) return false;
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === lockHash()) return true;
  // After a developer's own `npm install` our mark is absent; then compare the installed packages.
  const present = readPackages(DONE);
  return Object.entries(readPackages(WANTED)).every(([place, { version, optional, peer, link }]) => {
    // Packages of other systems are optional and stay absent; a workspace is a link to its own folder.
    if (link || !place.includes('node_modules/')) return true;
    return present[place] ? present[place].version === version : optional === true || peer === true;
  });
}

function lockHash() {
  return createHash('sha256').update(fs.readFileSync(WANTED)).digest('hex');
}

function readPackages(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}

async function runNpm(args) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('.js')
    ? [process.execPath, cli]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const { code, output } = await runQuiet(program, [...first, ...args], {
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (code === 0) return;
  const told = output
    .split('\n')
    .map((line) => /^npm (?:error|ERR!) (?!code |A complete log)(.*\S)/.exec(line)?.[1]);
  const reason = told.find(Boolean);
  throw new Refusal(
    `Зависимости не поставились (npm ${args[0]}): ${reason ?? (output.trim().split('\n').at(-1) || 'npm не найден')}`,
  );
}
