import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder of one run. When root starts it, PostgreSQL's own user must be able to read its data there.
 */
export function makeRunFolder(kind: 'test' | 'faults' | 'bench' | 'e2e'): string {
  const folder = mkdtempSync(join(tmpdir(), `novosel-${kind}-`));
  chmodSync(folder, 0o755);
  return folder;
}
