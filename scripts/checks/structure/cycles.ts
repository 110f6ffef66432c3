import type { Finding } from '../sources.ts';
import { allImports, type Import } from './imports.ts';

/**
 * No file imports itself through others, not even by types: each can be read, tested and moved after its
 * imports.
 */
export function cycles(): Finding {
  const imports = allImports();
  return {
    looked: imports.length,
    at: 'imports',
    problems: circlesOf(imports).map((one) => one.join(' → ')),
  };
}

interface Mark {
  readonly index: number;
  lowest: number;
}

/**
 * Tarjan's strongly connected components.
 * @returns the files of each cycle by name, the largest cycle first
 */
export function circlesOf(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const marks = new Map<string, Mark>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): Mark => {
    const mark: Mark = { index: marks.size, lowest: marks.size };
    marks.set(file, mark);
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      const known = marks.get(to);
      if (!known) mark.lowest = Math.min(mark.lowest, visit(to).lowest);
      else if (open.includes(to)) mark.lowest = Math.min(mark.lowest, known.index);
    }
    if (mark.lowest === mark.index) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return mark;
  };
  for (const file of next.keys()) if (!marks.has(file)) visit(file);
  return circles.sort((one, other) => other.length - one.length);
}
