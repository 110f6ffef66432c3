import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureHeadlessShell } from './browser.mjs';
import { COMPILED, ROOT } from './root.mjs';

/**
 * @typedef {{title: string, seconds: number}} Timed a test with what it took
 * @typedef {{passed: number, failed: number, notes: string[], tests: Timed[]}} Count what a runner ended
 *   with; a runner that ran nothing, or broke before it could tell, is one failure with a note
 * @typedef {{all?: boolean, since?: string, changed?: string[]}} Tier everything at full figures, or only
 *   what differs from the commit `since`
 */

/**
 * Vitest on one of its projects.
 * @param {string} project
 * @param {Tier} [tier]
 * @returns {Promise<Count>}
 */
export async function runVitest(project, tier = {}) {
  const { code, report } = await withReport((file) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...(tier.since ? [`--changed=${tier.since}`] : []),
    ],
    env: envOf(tier),
  }));
  if (tier.since && report && report.numTotalTests === 0) return untouched;
  if (!report) return broken(project, code);
  // A file that failed to load has no tests to count.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = counted(
    project,
    code,
    report.numPassedTests,
    report.numFailedTests + unloaded.length,
    report.numPendingTests,
  );
  const failed = [
    ...unloaded.map(({ name, message }) => ({
      fullName: path.relative(ROOT, name),
      failureMessages: [message],
    })),
    ...tests.filter(({ status }) => status === 'failed'),
  ];
  // A test that failed first and then passed keeps the messages of its failure.
  const repeated = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  );
  return {
    ...count,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${path.relative(ROOT, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    notes: [
      ...count.notes,
      ...failed.map((test) => `${project}: FAILED ${told(test)}`),
      ...repeated.map((test) => `${project}: passed only when repeated: ${told(test)}`),
    ],
  };
}

/** The name of a test with the first line of its failure. */
const told = ({ fullName, failureMessages: [message = ''] }) => `${fullName}: ${message.split('\n', 1)[0]}`;

/** @type {Count} */
const untouched = { passed: 0, failed: 0, notes: [], tests: [] };

const envOf = ({ all }) => (all ? { NOVOSEL_TEST_ALL: '1' } : {});

/**
 * Playwright's journeys.
 * @param {string} chromium the whole browser
 * @param {readonly string[]} [asked] further arguments of Playwright
 * @param {Tier} [tier]
 * @returns {Promise<Count>}
 */
export async function runPlaywright(chromium, asked = [], tier = {}) {
  const chosen = tier.changed && (await selected(tier.changed));
  if (chosen && chosen.files.length === 0) return untouched;
  const shell = await ensureHeadlessShell(chromium);
  const { code, report } = await withReport((file) => ({
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...asked,
      ...(chosen?.files ?? []),
    ],
    env: {
      ...envOf(tier),
      ...(chosen ? { E2E_WALKS: chosen.walks.join() } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: shell,
    },
  }));
  if (!report) return broken('e2e', code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const count = counted('e2e', code, expected + flaky, unexpected, skipped);
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  const tell = (status, words) =>
    tests
      .filter((test) => test.status === status)
      .map(({ spec, projectName }) => `e2e: ${words} ${projectName} ${spec.file}: ${spec.title}`);
  return {
    ...count,
    tests: tests.map(({ spec, projectName, results }) => ({
      title: `${projectName} ${spec.file}: ${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    notes: [...count.notes, ...tell('unexpected', 'FAILED'), ...tell('flaky', 'passed only when repeated:')],
  };
}

async function selected(changed) {
  const { selectJourneys } = await import('../../e2e/selection.ts');
  const { files, walks } = selectJourneys(changed);
  return { files: walks.length > 0 ? [...files, 'axe.e2e.ts'] : files, walks };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Fault tests; their runner ends with a line `N passed, N failed`, as this command does.
 * @param {Tier} [tier]
 * @returns {Promise<Count>}
 */
export async function runFaults(tier = {}) {
  const touched = tier.changed ? tier.changed.flatMap((file) => ['--touched', file]) : [];
  const { code, output } = await runLoud({
    args: ['faults/run.ts', tier.all ? '--all' : '--gate', ...touched],
  });
  if (tier.changed && /^nothing touched$/m.test(output)) return untouched;
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!last) return broken('faults', code);
  const count = counted('faults', code, Number(last[1]), Number(last[2]), 0);
  const told = [...output.matchAll(/^(?:FAILED|AGAIN) .*$/gm)].map(([line]) => `faults: ${line}`);
  const tests = [...output.matchAll(/^ok {6}(promise \d+ \S+): .*\(([\d.]+) s\)$/gm)].map(
    ([, title, seconds]) => ({ title, seconds: Number(seconds) }),
  );
  return { ...count, tests, notes: [...count.notes, ...told] };
}

function counted(name, code, passed, failed, skipped) {
  const notes = skipped > 0 ? [`${name}: ${skipped} skipped`] : [];
  const tests = [];
  if (passed + failed === 0) return { passed, failed: 1, notes: [...notes, `${name}: nothing ran`], tests };
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, notes: [...notes, `${name}: ended with code ${code}`], tests };
  return { passed, failed, notes, tests };
}

function broken(name, code) {
  return { ...untouched, failed: 1, notes: [`${name}: broke before telling its count (code ${code})`] };
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

/**
 * Runs a script under this Node, prints its output at once, and keeps it. When this process is told to stop
 * meanwhile, the script is stopped too, and no other part begins.
 */
async function runLoud({ args, env = {} }) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill('SIGTERM');
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, stop);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  for (const signal of signals) process.off(signal, stop);
  if (stopped) process.exit(130);
  return { code: code ?? -1, output };
}
