import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import config from './playwright.config.ts';
import type { Walk } from './register/walk.ts';
import { bringPictures, paint, setOut, settle, walks } from './register.ts';
import { compareShots } from './shots/compare-shots.ts';
import { showGallery, writeGallery } from './shots/gallery.ts';
import { addresses } from './stage/addresses.ts';
import { startStage } from './stage/start-stage.ts';

const root = path.join(import.meta.dirname, '..');
const widths = [390, 768, 1440] as const;
const heights: Record<(typeof widths)[number], number> = { 390: 844, 768: 1024, 1440: 900 };

/**
 * Photographs every screen of the register at three widths in both themes, and writes a page that shows them
 * all. Names of walks after `--` select some; `--into FOLDER` sets the target; `--against FOLDER` reports
 * what has changed since those pictures, and fails when something has; `--show` only serves the existing
 * pages.
 */
async function shoot(args: readonly string[]): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      into: { type: 'string', default: 'test-results/shots' },
      against: { type: 'string' },
      show: { type: 'boolean', default: false },
    },
  });
  const folder = path.resolve(root, values.into);
  if (values.show) return showGallery(folder);
  await photograph(folder, asked);
  const compared = values.against ? await compareShots(path.resolve(root, values.against), folder) : [];
  writeGallery(folder, compared);
  const changed = compared.filter(({ changed: share }) => share > noise);
  for (const { name, changed: share } of changed) console.log(`${(share * 100).toFixed(2)} % ${name}`);
  if (changed.length > 0) process.exitCode = 1;
  console.log(path.relative(root, folder));
}

/** The share of pixels that may differ without a real change: clocks, numbers of bookings. */
const noise = 0.002;

async function photograph(folder: string, asked: readonly string[]): Promise<void> {
  const chosen = walks.filter(({ name }) => asked.length === 0 || asked.includes(name));
  fs.mkdirSync(folder, { recursive: true });
  const stop = await startStage();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (const walk of chosen) {
      for (const width of widths) {
        const context = await browser.newContext(optionsOf(walk, width));
        const page = await context.newPage();
        const walker = await setOut(page, walk);
        for (const screen of walk.screens) {
          await screen.reach(walker);
          await settle(page, screen);
          await bringPictures(page);
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
}

function optionsOf({ worker }: Walk, width: (typeof widths)[number]): BrowserContextOptions {
  const touch = width < 1232;
  return {
    baseURL: addresses.cabinet,
    serviceWorkers: worker ? 'allow' : 'block',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    viewport: { width, height: heights[width] },
    hasTouch: touch,
    isMobile: touch,
  };
}

await shoot(process.argv.slice(2));
