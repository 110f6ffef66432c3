import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @typedef {{passed: number, failed: number, notes: string[]}} Count what a runner ended with; a runner that
 * ran nothing, or broke before it could tell, is one failure with a note
 */

/**
 * Vitest on one of its projects.
 * @param {string} project
 * @returns {Promise<Count>}
 */
export async function runVitest(project) {
  const { code, report } = await withReport((file) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
  }));
  if (!report) return broken(project, code);
  // A file that could not be loaded has no test to count.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return counted(
    project,
    code,
    report.numPassedTests,
    report.numFailedTests + unloaded.length,
    report.numPendingTests,
  );
}

/**
 * Playwright's journeys.
 * @param {string} chromium
 * @returns {Promise<Count>}
 */
export async function runPlaywright(chromium) {
  const { code, report } = await withReport((file) => ({
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: chromium },
  }));
  if (!report) return broken('e2e', code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const count = counted('e2e', code, expected + flaky, unexpected, skipped);
  return flaky > 0 ? { ...count, notes: [...count.notes, `e2e: ${flaky} passed only when repeated`] } : count;
}

/**
 * Faults at gate figures; their runner ends with a line `N passed, N failed`, as this command does.
 * @returns {Promise<Count>}
 */
export async function runFaults() {
  const { code, output } = await runLoud({ args: ['faults/run.ts', '--gate'] });
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last ? counted('faults', code, Number(last[1]), Number(last[2]), 0) : broken('faults', code);
}

function counted(name, code, passed, failed, skipped) {
  const notes = skipped > 0 ? [`${name}: ${skipped} skipped`] : [];
  if (passed + failed === 0) return { passed, failed: 1, notes: [...notes, `${name}: nothing ran`] };
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, notes: [...notes, `${name}: ended with code ${code}`] };
  return { passed, failed, notes };
}

function broken(name, code) {
  return { passed: 0, failed: 1, notes: [`${name}: broke before telling its count (code ${code})`] };
}

async function withReport(commandOf) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'novosel-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const { code } = await runLoud(commandOf(file));
    return { code, report: fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs under this Node, shows what it says as it says it, and keeps it. */
function runLoud({ args, env = {} }) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, output })));
}
