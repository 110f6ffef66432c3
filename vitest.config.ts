import { defineConfig } from 'vitest/config';

const USE_CASES = 'apps/server/**/*.usecase.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', USE_CASES],
          pool: 'threads',
          // Rules keep nothing between calls, so the files may share a worker.
          isolate: false,
          // Thousands of cases of a property, while both cores are busy.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'use-cases',
          include: [USE_CASES],
          globalSetup: ['apps/server/test/global-setup.ts'],
          pool: 'forks',
          // Password hashing and a first connection take their time when both cores are busy.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
