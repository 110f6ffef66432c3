import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import config from './playwright.config.ts';
import { paint, setOut, settle, walks } from './register.ts';
import { addresses } from './stage/addresses.ts';
import { startStage } from './stage/start-stage.ts';

const root = path.join(import.meta.dirname, '..');
const widths = [390, 768, 1440] as const;
const heights: Record<(typeof widths)[number], number> = { 390: 844, 768: 1024, 1440: 900 };

/**
 * Photographs every screen of the register at three widths in both themes. Names of walks after `--` choose some of
 * them; `--into FOLDER` says where to.
 */
async function shoot(args: readonly string[]): Promise<void> {
  const into = args.indexOf('--into');
  const folder = path.resolve(root, into >= 0 ? (args[into + 1] ?? '') : 'test-results/shots');
  const asked = args.filter((arg, index) => !arg.startsWith('--') && index !== into + 1);
  const chosen = walks.filter(({ name }) => asked.length === 0 || asked.includes(name));
  fs.mkdirSync(folder, { recursive: true });
  const stop = await startStage();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (const walk of chosen) {
      for (const width of widths) {
        const context = await browser.newContext(optionsOf(width));
        const page = await context.newPage();
        const walker = await setOut(page, walk);
        for (const screen of walk.screens) {
          await screen.reach(walker);
          await settle(page, screen);
          for (const theme of ['dark', 'light'] as const) {
            await paint(page, theme);
            const file = path.join(folder, `${screen.name}-${width}-${theme}.png`);
            await page.screenshot({ path: file, fullPage: true });
          }
          console.log(`${screen.name} ${width}`);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(path.relative(root, folder));
}

function optionsOf(width: (typeof widths)[number]): BrowserContextOptions {
  const touch = width < 1232;
  return {
    baseURL: addresses.cabinet,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    viewport: { width, height: heights[width] },
    hasTouch: touch,
    isMobile: touch,
  };
}

await shoot(process.argv.slice(2));
