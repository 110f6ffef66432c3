import { type Finding, type Source, sources } from '../sources.ts';

/** Number of lines in a compared window, without imports and blank lines. */
const WINDOW = 10;
/** The fewest different line shapes in a window: a list of similar lines is data, not a copy. */
const FEWEST_SHAPES = 7;
/** Percent of a workspace's lines that may be in a window whose shape another file repeats. */
const MOST_PERCENT = 1;

const WORKSPACE = /^(?:apps|packages)\/[\w-]+|^(?:e2e|faults|bench|testing|scripts)/;
const LOOKED = /\.tsx?$/;
const TESTS = /\.(?:test|e2e)\.tsx?$/;
const KEPT_WORDS =
  /^(?:async|await|break|case|catch|class|const|continue|default|do|else|export|extends|finally|for|from|function|if|import|in|interface|let|new|of|return|satisfies|switch|throw|try|type|typeof|while|yield)$/;

/** Finds copied and renamed code: ten lines in a row of one shape in two files of a workspace. */
export function clones(): Finding {
  const files = sources(LOOKED).filter(({ path }) => WORKSPACE.test(path) && !TESTS.test(path));
  const rooms = Map.groupBy(files, ({ path }) => WORKSPACE.exec(path)?.[0] ?? '');
  const shares = [...rooms].map(([room, own]) => ({ room, ...cloned(own) }));
  return {
    looked: files.length,
    at: `files, ${shares.map(({ room, percent }) => `${room} ${percent.toFixed(1)} %`).join(', ')}`,
    problems: shares.flatMap(({ room, percent, worst }) =>
      percent > MOST_PERCENT
        ? [`${room}: ${percent.toFixed(1)} % of one shape, at most ${MOST_PERCENT} %`, ...worst]
        : [],
    ),
  };
}

/** Replaces the names, texts and numbers of a line by placeholders. */
export function shapeOf(line: string): string {
  return line
    .replace(/(['"`])(?:\\.|(?!\1).)*\1/g, 's')
    .replace(/\b\d[\d_.]*\b/g, '0')
    .replace(/[\p{L}_$][\p{L}\p{N}_$]*/gu, (word) => (KEPT_WORDS.test(word) ? word : 'n'))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The share of lines in windows that another of the files repeats, in percent, and the worst files. */
export function cloned(files: readonly Source[]): { percent: number; worst: string[] } {
  const texts = files.map(({ path, text }) => ({ path, lines: bodyOf(text).map(shapeOf).filter(Boolean) }));
  const windows = new Map<string, { file: string; at: number }[]>();
  for (const { path, lines } of texts)
    for (let at = 0; at + WINDOW <= lines.length; at += 1) {
      const window = lines.slice(at, at + WINDOW);
      if (new Set(window).size < FEWEST_SHAPES) continue;
      const key = window.join('\n');
      const places = windows.get(key) ?? [];
      places.push({ file: path, at });
      windows.set(key, places);
    }
  const marked = new Map<string, Set<number>>();
  for (const places of windows.values()) {
    if (new Set(places.map(({ file }) => file)).size < 2) continue;
    for (const { file, at } of places) {
      const lines = marked.get(file) ?? new Set();
      for (let line = at; line < at + WINDOW; line += 1) lines.add(line);
      marked.set(file, lines);
    }
  }
  const all = texts.reduce((sum, { lines }) => sum + lines.length, 0);
  const most = [...marked].sort(([, a], [, b]) => b.size - a.size);
  const count = most.reduce((sum, [, lines]) => sum + lines.size, 0);
  return {
    percent: (100 * count) / Math.max(all, 1),
    worst: most.slice(0, 12).map(([file, lines]) => `  ${file}: ${lines.size} lines`),
  };
}

/** Lines without comments and imports. */
function bodyOf(text: string): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^import [\s\S]*?;\n/gm, '');
  return bare.split('\n').filter((line) => !/^\s*\/\//.test(line));
}
