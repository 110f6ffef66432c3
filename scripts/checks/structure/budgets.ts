import { type Finding, type Source, sources } from '../sources.ts';

/** Lines of a hand-written file: the median, the 90th percentile, the longest. */
const LENGTHS = { median: 70, p90: 200, most: 400 };
const REPEATED_PERCENT = 3;
const WINDOW = 10;

/** Checks lengths of files, repeated lines, suppressions without a reason, and TODO notes. */
export function budgets(): Finding {
  const files = sources(/\.(ts|tsx|css|mjs|js)$/);
  return {
    looked: files.length,
    at: `files, ${summary(files)}`,
    problems: [...lengths(files), ...repeats(files), ...files.flatMap(leftovers)],
  };
}

function summary(files: readonly Source[]): string {
  const { share } = repetition(files);
  return `median ${quantile(files, 0.5)}, p90 ${quantile(files, 0.9)}, ${share.toFixed(1)} % repeated`;
}

function lengths(files: readonly Source[]): string[] {
  const long = files.filter((file) => linesOf(file) > LENGTHS.most);
  const [median, p90] = [quantile(files, 0.5), quantile(files, 0.9)];
  return [
    ...long.map((file) => `${file.path} has ${linesOf(file)} lines, at most ${LENGTHS.most}`),
    ...(median > LENGTHS.median
      ? [`half of the files have more than ${median} lines, at most ${LENGTHS.median}`]
      : []),
    ...(p90 > LENGTHS.p90 ? [`every tenth file has more than ${p90} lines, at most ${LENGTHS.p90}`] : []),
  ];
}

function repeats(files: readonly Source[]): string[] {
  const { share, worst } = repetition(files);
  return share > REPEATED_PERCENT
    ? [`${share.toFixed(1)} % of lines are repeated, at most ${REPEATED_PERCENT} %`, ...worst]
    : [];
}

/** The share of lines in a window of ten lines that occurs elsewhere too; blank lines do not count. */
function repetition(files: readonly Source[]): { share: number; worst: string[] } {
  const windows = new Map<string, { file: string; line: number }[]>();
  const texts = files.map((file) => ({
    file: file.path,
    lines: file.text
      .split('\n')
      .map((line, i) => ({ text: line.trim(), number: i + 1 }))
      .filter(({ text }) => text),
  }));
  for (const { file, lines } of texts) {
    for (let i = 0; i + WINDOW <= lines.length; i++) {
      const key = lines
        .slice(i, i + WINDOW)
        .map(({ text }) => text)
        .join('\n');
      windows.set(key, [...(windows.get(key) ?? []), { file, line: i }]);
    }
  }
  const repeated = new Map<string, Set<number>>();
  for (const places of windows.values()) {
    if (places.length < 2) continue;
    for (const { file, line } of places) {
      const marks = repeated.get(file) ?? new Set();
      for (let i = line; i < line + WINDOW; i++) marks.add(i);
      repeated.set(file, marks);
    }
  }
  const all = texts.reduce((sum, { lines }) => sum + lines.length, 0);
  const marked = [...repeated]
    .map(([file, marks]) => ({ file, size: marks.size }))
    .sort((a, b) => b.size - a.size);
  const share = (100 * marked.reduce((sum, { size }) => sum + size, 0)) / Math.max(all, 1);
  return { share, worst: marked.slice(0, 15).map(({ file, size }) => `  ${file}: ${size} repeated lines`) };
}

const SUPPRESSION = /(biome-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck|eslint-disable)([^\n]*)/g;
const REASON = { 'biome-ignore': /:\s*\S+/, other: /\s\S+\s+\S+/ };
const LATER = /\b(TODO|FIXME|XXX|HACK)\b/g;

function leftovers({ path, text }: Source): string[] {
  // This file itself names what it forbids.
  if (path === 'scripts/checks/structure/budgets.ts') return [];
  return text
    .split('\n')
    .flatMap((line, i) => [
      ...[...line.matchAll(SUPPRESSION)]
        .filter(
          ([, kind, rest]) =>
            !(kind === 'biome-ignore' ? REASON['biome-ignore'] : REASON.other).test(rest ?? ''),
        )
        .map(([, kind]) => `${path}:${i + 1} ${kind} without a reason`),
      ...[...line.matchAll(LATER)].map(([word]) => `${path}:${i + 1} ${word}: do it or open an issue`),
    ]);
}

function linesOf({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

function quantile(files: readonly Source[], share: number): number {
  const sorted = files.map(linesOf).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
