import { renameSync, writeFileSync } from 'node:fs';

/**
 * Loaded into a server before its own code: at SIGUSR2 it collects its garbage and writes down how many bytes
 * it keeps, in the heap and outside of it. Resident memory alone tells that poorly: it holds what has not
 * been collected yet, the more the busier the machine.
 */
const file = process.env.KEPT_FILE;

process.on('SIGUSR2', () => {
  if (!file) return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
