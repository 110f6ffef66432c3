import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT } from './root.mjs';
import { runQuiet } from './run-quiet.mjs';
import { step } from './step.mjs';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that starts: an installed one, else for root the system's package, else
 * Playwright's.
 * @returns {Promise<string>}
 * @throws {Refusal} when there is none and none could be installed
 */
export async function ensureChromium() {
  const present = [...INSTALLED, await playwrightPath()].find(starts);
  if (present) return present;
  if (hasPackages()) {
    // Where the system has the browser, a download of Playwright's own would be wasted.
    await ensurePackages(['chromium', 'chromium-headless-shell']);
    const installed = INSTALLED.find(starts);
    if (installed) return installed;
  }
  const cli = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const brought = await step('Беру Chromium (playwright install)', () =>
    runQuiet(process.execPath, [cli, 'install', 'chromium'], {
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    }),
  );
  if (brought.code === 0 && starts(await playwrightPath())) return playwrightPath();
  throw new Refusal('Chromium не нашёлся и не поставился: поставьте его и укажите путь в CHROMIUM_PATH.');
}

/**
 * Chromium's engine without windows, in which most journeys run: it takes a third of the whole browser's CPU.
 * Falls back to the whole browser where neither it nor its system package exists.
 * @param {string} whole
 * @returns {Promise<string>}
 */
export async function ensureHeadlessShell(whole) {
  const present = () => [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(starts);
  if (!present()) await ensurePackages(['chromium-headless-shell']);
  return present() ?? whole;
}

const PAPER_TOOLS = { pdfsig: 'poppler-utils', qpdf: 'qpdf', openssl: 'openssl' };

/** Programs of others by which tests verify papers and their seals; a test itself reports an absent one. */
export async function ensurePaperTools() {
  const absent = Object.keys(PAPER_TOOLS).filter((tool) => spawnSync(tool, ['--version']).error);
  const packages = absent.map((tool) => PAPER_TOOLS[tool]);
  if (spawnSync('openssl', ['engine', 'gost']).status !== 0) packages.push('libengine-gost-openssl');
  if (packages.length > 0) await ensurePackages(packages);
}

const hasPackages = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

let installing = Promise.resolve();

/** One at a time: the system's package manager holds a lock. */
function ensurePackages(names) {
  if (!hasPackages()) return Promise.resolve();
  installing = installing.then(() => installPackages(names));
  return installing;
}

async function installPackages(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Ставлю ${names.join(', ')} (apt-get)`, async () => {
    await runQuiet('apt-get', ['update', '-q'], { env });
    await runQuiet('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { env });
  });
}

/** A browser whose libraries are missing exists and yet does not start. */
function starts(file) {
  return (
    Boolean(file) && fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
  );
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
