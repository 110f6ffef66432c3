import fs from 'node:fs';
import path from 'node:path';

/** Whether this run is `npm test -- --all`: both widths, axe in both themes. */
export const isWhole = process.env.NOVOSEL_TEST_ALL === '1';

/** Tags of tests that one of the widths has, in a file that is walked at both. */
export const onlyPhone = '@phone';
export const onlyWide = '@wide';

/** Walked on a phone, at the gate `both` also on a wide screen, `wide` on a wide screen alone. */
export type Widths = 'phone' | 'both' | 'wide';

/** What a file of journeys says of itself in its first lines: `// Features: …`, `// Widths: both, …`. */
export interface JourneyFile {
  /** From the folder of the journeys. */
  readonly file: string;
  readonly widths: Widths;
  /** Why not on a phone alone; empty when it is. */
  readonly why: string;
  /** Folders of the cabinet, the desk or the server that it guards. */
  readonly features: readonly string[];
}

const root = path.join(import.meta.dirname, '..');
const widthsSaid = /^\/\/ Widths: (both|wide), (\S.*)$/m;
const featuresSaid = /^\/\/ Features: (.+)\.$/m;

export const journeyFiles = (): JourneyFile[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.e2e.ts') && !file.includes('node_modules'))
    .map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const [, widths, why = ''] = widthsSaid.exec(text) ?? [];
      const features = featuresSaid.exec(text)?.[1]?.split(', ') ?? [];
      return { file, widths: (widths ?? 'phone') as Widths, why, features };
    });
