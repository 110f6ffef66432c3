import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';

/** The debugging port at which Lighthouse finds the browser. */
export const debugPort = 4635;

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

type Screen = Parameters<typeof chromium.launchPersistentContext>[1];

/** Runs in a new browser with an empty profile, which is deleted afterwards. */
export async function inBrowser<T>(
  act: (browser: BrowserContext) => Promise<T>,
  screen?: Screen,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'novosel-bench-'));
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error('no Chromium: set CHROMIUM_PATH');
  const browser = await chromium.launchPersistentContext(profile, { ...screen, executablePath, args: flags });
  try {
    return await act(browser);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
