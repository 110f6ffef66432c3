import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The result of a check: how many things it looked at, and one line with the place of each problem. */
export interface Finding {
  readonly looked: number;
  readonly at: string;
  readonly problems: readonly string[];
}

export interface Source {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const ROOMS = ['apps', 'packages', 'e2e', 'faults', 'bench', 'testing', 'scripts', 'deploy', 'docs', '.ci'];
const NOT_OURS = new Set(['node_modules', 'dist', '.data', 'test-results', 'playwright-report']);

/** Every file of the project's folders, hand-written or generated. */
export function allFiles(): string[] {
  return ROOMS.filter((room) => fs.existsSync(path.join(ROOT, room)))
    .flatMap((room) => fs.readdirSync(path.join(ROOT, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.split('/').some((part) => NOT_OURS.has(part)))
    .sort();
}

/** Hand-written files whose path matches the ending. */
export function sources(ending: RegExp): Source[] {
  return allFiles()
    .filter((file) => ending.test(file) && !isGenerated(file))
    .map(readSource);
}

export function readSource(file: string): Source {
  return { path: file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') };
}

/** The place of a character in a text, as `file:line`. */
export function placeOf(source: Source, offset: number): string {
  return `${source.path}:${source.text.slice(0, offset).split('\n').length}`;
}

function isGenerated(file: string): boolean {
  return /\.generated\.|\/migrations\/|^docs\/flows\//.test(file);
}
