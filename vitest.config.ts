import { defineConfig } from 'vitest/config';

const USE_CASES = '{apps/server,scripts}/**/*.usecase.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{packages,apps,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', USE_CASES],
          pool: 'threads',
          // Rules keep nothing between calls, so the files may share a worker.
          isolate: false,
          // Thousands of cases of a property, while both cores are busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'use-cases',
          include: [USE_CASES],
          // Each file has a database of its own; half of a file is waiting for it.
          maxWorkers: 2,
          globalSetup: ['apps/server/test/global-setup.ts'],
          pool: 'forks',
          // The program is read in once for each worker, not for each file: a third of the run. What a file
          // opens it closes.
          isolate: false,
          // Password hashing and a first connection take their time when both cores are busy.
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Told in the last lines of `npm test`: a second failure is a fault, a first one may be the
          // machine's.
          retry: 1,
        },
      },
    ],
  },
});
