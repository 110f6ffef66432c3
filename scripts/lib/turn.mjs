import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, whoAmI } from './alive.mjs';
import { ROOT } from './root.mjs';

/**
 * Lets one command at a time install or build in this clone; the next waits. Takes the lock of a dead
 * process.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(work) {
  const file = path.join(ROOT, '.stamps', 'turn.lock');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await sleep(200);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, JSON.stringify(whoAmI()), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (!isAlive(JSON.parse(fs.readFileSync(file, 'utf8')))) fs.rmSync(file, { force: true });
  } catch {
    // The file is being written or was just deleted: the next check decides.
  }
  return false;
}
