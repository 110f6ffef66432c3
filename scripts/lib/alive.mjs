import fs from 'node:fs';

/**
 * Identifies a process as apps/server/src/platform/embedded-postgres/embedded-postgres-lock.ts does, for code
 * that runs before TypeScript can: by its number and its start time (field 22 of /proc/PID/stat).
 * @returns {{pid: number, started: string}}
 */
export function whoAmI() {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** @param {{pid: number, started: string}} mark */
export function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

function startOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'never' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
