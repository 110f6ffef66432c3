import { renameSync, writeFileSync } from 'node:fs';

/**
 * Loaded into a server before its own code. On SIGUSR2 it collects garbage and writes the bytes in use, in
 * the heap and outside of it, to a file. Resident memory measures that poorly: it includes uncollected
 * garbage, the more the busier the machine is.
 */
const file = process.env.KEPT_FILE;

process.on('SIGUSR2', () => {
  if (!file) return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
