import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type BenchHouse, demoPassword, demoPhone } from './rig/bench-house.ts';
import type { Result } from './rig/result.ts';

const debugPort = 4635;
const settleMs = 2500;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--remote-debugging-port=${debugPort}`,
];

/** What a real browser loads and what Lighthouse says, on the sign-in page and the first page after it. */
export async function pages({ cabinet }: BenchHouse): Promise<Result[]> {
  const profile = await mkdtemp(join(tmpdir(), 'novosel-bench-'));
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error('no Chromium: set CHROMIUM_PATH');
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: flags });
  try {
    const [signIn, dashboard] = [`${cabinet}/auth`, `${cabinet}/dashboard`];
    const results = [size('sign-in', 100, await scriptBytes(browser, signIn))];
    results.push(await lighthouseOf('sign-in', signIn));
    await enter(browser, signIn);
    results.push(size('the first page after it', 130, await scriptBytes(browser, dashboard)));
    results.push(await lighthouseOf('the dashboard', dashboard));
    return results;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

interface Scripts {
  readonly bytes: number;
  readonly files: number;
}

/** Bodies of JavaScript as they came over the line, in a browser that has kept nothing. */
async function scriptBytes(browser: BrowserContext, url: string): Promise<Scripts> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ response }) => {
    const { pathname } = new URL(response.url);
    if (!/\.m?js$/.test(pathname)) return;
    const encoding = response.headers['content-encoding'];
    if (encoding !== 'br') throw new Error(`${pathname} came ${encoding ?? 'plain'}, not in brotli`);
    scripts.set(pathname, Number(response.headers['content-length']));
  });
  await page.goto(url);
  // The socket and the fetching ahead of next screens never rest; what this screen needs is there by now.
  await page.waitForTimeout(settleMs);
  await page.close();
  return { bytes: [...scripts.values()].reduce((sum, each) => sum + each, 0), files: scripts.size };
}

function size(what: string, goalKb: number, { bytes, files }: Scripts): Result {
  const kb = bytes / 1024;
  return {
    what: `JavaScript of ${what}, brotli`,
    figure: `${kb.toFixed(1)} KB`,
    goal: `≤ ${goalKb} KB`,
    holds: kb <= goalKb,
    note: `${files} files, as they came over the line`,
  };
}

async function enter(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(
    async ({ phone, password }) => {
      await fetch('/api/session/init?t=1');
      const csrf = /novosel_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(csrf) },
        body: JSON.stringify({ type: 'phone', phone, password }),
      });
      if (!answer.ok) throw new Error(`sign-in: ${answer.status}`);
    },
    { phone: demoPhone, password: demoPassword },
  );
  await page.close();
}

async function lighthouseOf(what: string, url: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, {
    port: debugPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const categories = Object.values(run?.lhr.categories ?? {});
  const scores = categories.map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
  const lcp = run?.lhr.audits['largest-contentful-paint']?.displayValue ?? '—';
  const performance = categories.find(({ id }) => id === 'performance')?.score ?? 0;
  return {
    what: `Lighthouse mobile, ${what}`,
    figure: scores.join(', '),
    goal: 'performance 100',
    holds: performance >= 0.995,
    note: `LCP ${lcp}, ${new URL(run?.lhr.finalDisplayedUrl ?? url).pathname}`,
  };
}
