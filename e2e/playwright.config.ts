import { defineConfig } from '@playwright/test';
import { addresses } from './stage/addresses.ts';
import { launchOf, quickBrowser } from './stage/browsers.ts';
import { isWhole, journeyFiles, onlyPhone, onlyWide, type Widths } from './stage/journey-files.ts';
import { recordStorage } from './stage/record-storage.ts';

// Every worker reads this file before it starts its browser; so do the runs that take pictures of the
// screens.
recordStorage();

const journeys = journeyFiles();
const filesAt = (...widths: Widths[]) =>
  journeys.filter((one) => widths.includes(one.widths)).map(({ file }) => `**/${file}`);

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // A journey mostly waits, even on two cores that run the database, the server and the browsers.
  workers: 3,
  fullyParallel: false,
  // The last lines list the retries: an overloaded machine is not our fault, but three failures are.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: addresses.cabinet,
    // A service worker would answer instead of the routes of a journey; the journey about it allows it.
    serviceWorkers: 'block',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Animations took a third of a run's CPU; `frame`, `choosing` and the kit's `elements` run with them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${process.env.TEST_WORKER_INDEX ?? 0}.1` },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: launchOf(quickBrowser),
  },
  projects: [
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
