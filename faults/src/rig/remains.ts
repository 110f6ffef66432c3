import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '@novosel/testing/program.ts';
import { until } from '@novosel/testing/until.ts';
import type { Findings } from './fault.ts';

/** What load leaves behind in a process and its data folder, compared with the state before. */
export interface Remains {
  /** Waits until everything is released. @param mostGrowth bytes that may be kept more than before */
  judge(findings: Findings, mostGrowth: number): Promise<void>;
  told(): string;
}

/** Only Linux shows these of another process without a further program; elsewhere only files are checked. */
const tellsOfProcesses = existsSync('/proc/self/fd');

/** Settings by which a process can be asked what it keeps. */
export const tellsKept = (dataDir: string): Record<string, string> => ({
  KEPT_FILE: join(dataDir, 'kept-bytes'),
  NODE_OPTIONS: `--expose-gc --import=${import.meta.dirname}/tell-kept.ts`,
});

/** @param app a process with the settings of `tellsKept` */
export async function openRemains(app: Program, dataDir: string): Promise<Remains> {
  const pid = app.pid() ?? 0;
  const left = async () => ({
    descriptors: tellsOfProcesses ? (await readdir(`/proc/${pid}/fd`)).length : 0,
    files: (await readdir(join(dataDir, 'incoming')).catch(() => [])).length,
  });
  const before = await left();
  const atFirst = await keptBytes(pid, dataDir);
  let grown = 0;
  const growth = () => Math.round(grown / 1e6);
  return {
    async judge(findings, mostGrowth) {
      findings.expect(isAlive(pid) && app.pid() === pid, () => `process ${pid} has ended`);
      if (!isAlive(pid)) return;
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
      grown = (await keptBytes(pid, dataDir)) - atFirst;
      findings.expect(grown < mostGrowth, () => `${growth()} MB more are kept`);
    },
    told: () => `0 exits, 0 descriptors and files left, ${growth()} MB more kept`,
  };
}

/** Bytes that a process keeps after a garbage collection. */
async function keptBytes(pid: number, dataDir: string): Promise<number> {
  if (!tellsOfProcesses) return 0;
  const file = tellsKept(dataDir).KEPT_FILE ?? '';
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  let kept = 0;
  await until('the process to tell what it keeps', async () => {
    kept = Number(await readFile(file, 'utf8').catch(() => 0));
    return kept > 0;
  });
  return kept;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
