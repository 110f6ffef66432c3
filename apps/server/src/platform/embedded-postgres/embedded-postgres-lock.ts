import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-errors.ts';

interface Holder {
  readonly pid: number;
  /**
   * Start time of that process, as the kernel counts it: a later process with the same PID does not match.
   */
  readonly started: string;
}

/**
 * Locks the data folder for this process and returns the release. A lock of a dead process (kill -9, power
 * cut) is ignored. PostgreSQL's own postmaster.pid still prevents two servers on the same data.
 * Throws EmbeddedPostgresError `data-in-use`.
 */
export async function lockData(dataDir: string): Promise<() => void> {
  const lock = path.join(dataDir, 'app.lock');
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  const draft = `${lock}.${process.pid}`;
  fs.writeFileSync(draft, mine);
  try {
    if (!link(draft, lock)) {
      const holder = readHolder(lock);
      if (holder) throw busy(dataDir, holder);
      fs.rmSync(lock, { force: true });
      const taken = link(draft, lock);
      // Two starts may find the same dead lock: the one whose file was overwritten gives up.
      await sleep(50);
      if (!taken || fs.readFileSync(lock, 'utf8') !== mine) throw busy(dataDir, readHolder(lock));
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return () => fs.rmSync(lock, { force: true });
}

/** Whether a process with that PID and that start time exists. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

function busy(dataDir: string, holder: Holder | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError('data-in-use', holder ? `${dataDir}, процесс ${holder.pid}` : dataDir);
}

function link(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(lock: string): Holder | undefined {
  try {
    const holder = JSON.parse(fs.readFileSync(lock, 'utf8')) as Holder;
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fields 3 and 22 of /proc/PID/stat (proc(5)); empty for a zombie. Empty also without /proc, where only the
 * PID is compared.
 */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'never' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
