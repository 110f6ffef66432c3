import fs from 'node:fs';
import path from 'node:path';

/** Whether this run is `npm test -- --all`: both widths, axe in both themes. */
export const isWhole = process.env.NOVOSEL_TEST_ALL === '1';

/** Tags of tests for one width only, in a file that runs at both. */
export const onlyPhone = '@phone';
export const onlyWide = '@wide';

/** `phone`: on a phone; at the gate `both`: also on a wide screen; `wide`: on a wide screen only. */
export type Widths = 'phone' | 'both' | 'wide';

/** The header of a file of journeys: `// Features: …`, `// Widths: both, …`. */
export interface JourneyFile {
  /** Path from the folder of the journeys. */
  readonly file: string;
  readonly widths: Widths;
  /** The reason for other widths than the phone; empty for the phone. */
  readonly why: string;
  /** Folders of the cabinet, the desk or the server that it covers. */
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
