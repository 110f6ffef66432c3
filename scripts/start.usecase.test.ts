import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** In ms: the first start makes the database and the demo, and builds the pages on a fresh clone. */
const patience = 300_000;

let dataDir = '';
let ports: readonly number[] = [];
const started: Started[] = [];

interface Started {
  readonly child: ChildProcess;
  said: string;
}

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-whole-'));
  // PostgreSQL refuses to run as root and runs as a user of its own, who must be able to enter the folder.
  fs.chmodSync(dataDir, 0o755);
  ports = await freePorts(4);
});
afterEach(async () => {
  for (const one of started.splice(0)) if (one.child.exitCode === null) await stop(one);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) server.listen(0, '127.0.0.1');
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return found;
}

function start(): Started {
  const [PORT, OFFICE_PORT, OUTSIDE_PORT, OUTSIDE_SMTP_PORT] = ports.map(String);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT, OFFICE_PORT, OUTSIDE_PORT, OUTSIDE_SMTP_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives: Ctrl-C reaches all of it.
    detached: true,
  });
  const one: Started = { child, said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      one.said += text.toString();
    });
  started.push(one);
  return one;
}

async function untilReady(one: Started): Promise<void> {
  const end = Date.now() + patience;
  while (!one.said.includes(`http://localhost:${ports[0]}`)) {
    if (one.child.exitCode !== null || Date.now() > end) throw new Error(`not ready: ${one.said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Sends Ctrl-C. @returns the exit code */
async function stop({ child }: Started): Promise<number | null> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return child.exitCode;
}

/** Processes of this machine that use the test's data: their command line or environment names it. */
function left(): string[] {
  return fs
    .readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((of) => readOf(pid, of).includes(dataDir)));
}

function readOf(pid: string, of: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${of}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

const total = async (): Promise<number> => {
  const answer = await fetch(`http://localhost:${ports[0]}/api/catalogue/estates?kind=flat&limit=1`);
  const { data } = (await answer.json()) as { data: { total: number } };
  return data.total;
};

test(
  'the whole program starts, stops by Ctrl-C without leaving a process, and goes on with its data',
  async () => {
    const first = start();
    await untilReady(first);
    expect(first.said).toMatch(/Запускаю базу, сервер и внешний мир/);
    for (const port of ports.slice(0, 3))
      expect((await fetch(`http://localhost:${port}/`)).status, String(port)).toBe(200);
    const flats = await total();
    expect(flats).toBeGreaterThan(100);
    const made = fs.statSync(path.join(dataDir, 'db', 'data', 'PG_VERSION')).ino;

    expect(await stop(first)).toBe(0);
    expect(first.said).toMatch(/Остановлено\.\s*$/);
    expect(left()).toEqual([]);

    const second = start();
    await untilReady(second);
    expect(await total()).toBe(flats);
    expect(fs.statSync(path.join(dataDir, 'db', 'data', 'PG_VERSION')).ino).toBe(made);

    const third = start();
    const [code] = (await once(third.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(third.said).toMatch(/^Новосёл уже работает на этих данных \(.+\): [^\n]+\.\n$/);
    expect((await fetch(`http://localhost:${ports[0]}/health/ready`)).status).toBe(200);

    expect(await stop(second)).toBe(0);
    expect(left()).toEqual([]);
  },
  patience * 2,
);
