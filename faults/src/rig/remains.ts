import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '@novosel/testing/program.ts';
import { until } from '@novosel/testing/until.ts';
import type { Findings } from './fault.ts';

/** What load leaves of itself in a process and its data folder, beside what there was before. */
export interface Remains {
  /**
   * Looks at the memory. The least of the last quarter of looks counts: between two collections a process
   * also holds what nobody needs, the more the busier its machine is.
   */
  weigh(): Promise<void>;
  /** Waits for everything to be let go. */
  judge(findings: Findings, mostGrowth: number): Promise<void>;
  told(): string;
}

/**
 * Only Linux tells these of another process without a program of its own; elsewhere files alone are judged.
 */
const tellsOfProcesses = existsSync('/proc/self/fd');

export async function openRemains(app: Program, dataDir: string): Promise<Remains> {
  const pid = app.pid() ?? 0;
  const left = async () => ({
    descriptors: tellsOfProcesses ? (await readdir(`/proc/${pid}/fd`)).length : 0,
    files: (await readdir(join(dataDir, 'incoming')).catch(() => [])).length,
  });
  const before = await left();
  const atFirst = await residentBytes(pid);
  const weights = [atFirst];
  const grown = () => Math.min(...weights.slice(-Math.ceil(weights.length / 4))) - atFirst;
  const growth = () => Math.round(grown() / 1e6);
  const weigh = async () => {
    weights.push(await residentBytes(pid));
  };
  return {
    weigh,
    async judge(findings, mostGrowth) {
      findings.expect(isAlive(pid) && app.pid() === pid, () => `process ${pid} has ended`);
      if (!isAlive(pid)) return;
      await weigh();
      let now = before;
      await until('descriptors and files to be let go', async () => {
        now = await left();
        return now.descriptors <= before.descriptors && now.files === 0;
      }).catch((error: Error) =>
        findings.expect(
          false,
          () => `${error.message}: before ${JSON.stringify(before)}, after ${JSON.stringify(now)}`,
        ),
      );
      findings.expect(grown() < mostGrowth, () => `memory grew by ${growth()} MB`);
    },
    told: () => `0 exits, 0 descriptors and files left, memory +${growth()} MB`,
  };
}

/** Memory of a process. */
async function residentBytes(pid: number): Promise<number> {
  if (!tellsOfProcesses) return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
