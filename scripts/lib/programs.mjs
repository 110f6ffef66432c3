import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPILED, Refusal, ROOT } from './root.mjs';

const READY_MS = 180_000;
const STOP_MS = 25_000;
const LAST_WORDS_MS = 1000;
/** A small young generation: start-up fills a large one with garbage that then stays (docs/bench.md). */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
const LOG_LIMIT = 10 * 1024 * 1024;

/** Settings by which the server and the outside world find each other and their data. */
export const settingsOf = ({ cabinet, office, outside, smtp }, dataDir) => ({
  PORT: String(cabinet),
  OFFICE_PORT: String(office),
  OUTSIDE_PORT: String(outside),
  OUTSIDE_SMTP_PORT: String(smtp),
  OUTSIDE_NOTIFY_URL: `http://localhost:${cabinet}/api/payments/notifications`,
  DATA_DIR: dataDir,
});

/** The readiness address of each program. */
export const readiness = {
  server: ({ cabinet }) => `http://127.0.0.1:${cabinet}/health/ready`,
  outside: ({ outside }) => `http://localhost:${outside}/health/live`,
};

export const entries = { server: 'apps/server/src/main.ts', outside: 'apps/outside/src/main.ts' };

/**
 * Starts one of our programs. Its output goes to a file, and also to the terminal when `verbose`. It leads
 * its own process group: Ctrl-C reaches the start script, which stops the programs in order.
 * @param {{name: string, entry: string, env: Record<string, string>, logs: string, verbose?: boolean,
 *   ambient?: Record<string, string | undefined>, flags?: readonly string[]}} options `ambient`: the
 *   environment besides `env`
 */
export function startProgram(options) {
  const { name, entry, env, logs, verbose = false, ambient = process.env, flags = FLAGS } = options;
  fs.mkdirSync(logs, { recursive: true });
  const file = path.join(logs, `${name}.log`);
  if (fs.existsSync(file) && fs.statSync(file).size > LOG_LIMIT) fs.renameSync(file, `${file}.1`);
  const log = fs.openSync(file, 'a');
  const child = spawn(process.execPath, [...flags, path.join(ROOT, entry)], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...ambient, ...env },
    detached: true,
    // A program that writes to its log file directly costs this process no CPU, which a bench would measure.
    stdio: ['ignore', verbose ? 'pipe' : log, 'pipe'],
  });
  const program = { name, child, file, complaint: '' };
  const show = (chunk) => {
    fs.writeSync(log, chunk);
    if (verbose) process.stdout.write(String(chunk).replaceAll(/^(?=.)/gm, `${name} | `));
  };
  child.stdout?.on('data', show);
  child.stderr.on('data', (chunk) => {
    program.complaint = (program.complaint + chunk).slice(-20_000);
    show(chunk);
  });
  program.closed = once(child, 'close').finally(() => fs.closeSync(log));
  program.companion = endWithUs(child);
  return program;
}

/**
 * Starts a companion process that ends the program when this process is killed: its standard input then
 * closes.
 */
function endWithUs(child) {
  if (process.platform === 'win32') return undefined;
  const companion = spawn('/bin/sh', ['-c', 'read -r _; kill -TERM "$0"', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  companion.on('error', () => undefined);
  companion.stdin.on('error', () => undefined);
  companion.unref();
  child.once('exit', () => companion.kill('SIGKILL'));
  return companion;
}

/** Waits until the program is ready. @throws Refusal with the program's own words when it ends before */
export async function untilReady(program, address) {
  const deadline = Date.now() + READY_MS;
  let reason = 'не отвечает';
  while (Date.now() < deadline) {
    if (hasEnded(program)) {
      await spoken(program);
      throw new Refusal(whyEnded(program));
    }
    try {
      const answer = await fetch(address, {
        signal: AbortSignal.timeout(2_000),
      });
      if (answer.ok) return;
      reason = (await answer.text()).slice(0, 300);
    } catch {
      // It does not listen yet.
    }
    await sleep(25);
  }
  throw new Refusal(`Программа ${program.name} не готова за ${READY_MS / 1000} с: ${reason}`);
}

/** Waits for the last output; a grandchild may keep the pipe open, so the wait is limited. */
const spoken = ({ closed }) => Promise.race([closed, sleep(LAST_WORDS_MS, undefined, { ref: false })]);

/** The last output of a program: its own sentence, or for a crash the first line and the log's path. */
export function whyEnded({ name, child, file, complaint }) {
  const lines = complaint.trim().split('\n');
  const crash = lines.some((line) => /^\s+at /.test(line));
  const where = path.relative(ROOT, file).startsWith('..') ? file : path.relative(ROOT, file);
  if (lines[0] && !crash) return lines.at(-1);
  const reason =
    lines.find((line) => /^\w*Error\b/.test(line.trim())) ?? `код ${child.exitCode ?? child.signalCode}`;
  return `Программа ${name} завершилась: ${reason.trim()} (подробно в ${where}).`;
}

export function hasEnded({ child }) {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Asks the program to stop and waits until its last output is in the log; kills it after 25 s. Its companion
 * ends with it.
 */
export async function stopProgram(program, signal = 'SIGTERM') {
  const { child, companion } = program;
  if (!hasEnded(program)) {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await once(child, 'exit');
    clearTimeout(timer);
  }
  await spoken(program);
  if (!companion?.pid || hasEnded({ child: companion })) return;
  companion.ref();
  await once(companion, 'exit');
}
