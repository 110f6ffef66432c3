import { defineConfig } from '@playwright/test';
import { addresses } from './stage/addresses.ts';
import { launchOf, quickBrowser } from './stage/browsers.ts';
import { isWhole, journeyFiles, onlyPhone, onlyWide, type Widths } from './stage/journey-files.ts';
import { recordStorage } from './stage/record-storage.ts';

// Every worker reads this file before it starts its browser, and so do the pictures of the screens.
recordStorage();

const journeys = journeyFiles();
const filesAt = (...widths: Widths[]) =>
  journeys.filter((one) => widths.includes(one.widths)).map(({ file }) => `**/${file}`);

export default defineConfig({
  testDir: '.',
  
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Most of a journey is waiting, also on two cores that carry the database, the server and the browsers.
  workers: 3,
  fullyParallel: false,
  // Repeats are told in the last lines: a machine that is short of breath is no fault of ours, what fails
  // three times is.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.cabinet,
    // A worker would answer in place of what a journey routes; the journey about it lets it in.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // The frames of what moves were a third of a run's work; `frame`, `choosing` and the kit's `elements`
    // have them all.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${process.env.TEST_WORKER_INDEX ?? 0}.1` },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: launchOf(quickBrowser),
  },
  projects: [{ name: 'look', testMatch: '**/zz-*.e2e.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: filesAt('phone', 'both'),
      grepInvert: new RegExp(onlyWide),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: new RegExp(onlyPhone),
      testMatch: filesAt('wide', 'both', ...(isWhole ? (['phone'] as const) : [])),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
