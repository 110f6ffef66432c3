import { expect, test } from 'vitest';
import { cloned, shapeOf } from './clones.ts';

const body = (name: string, text: string) => `
export async function ${name}(db: Executor, ${name}Id: string) {
  const [row] = await db.select().from(${name}s).where(eq(${name}s.id, ${name}Id));
  if (!row) return undefined;
  const parts = row.words.split('${text}');
  for (const part of parts) {
    if (part === '') continue;
    told.push(part);
  }
  return { ...row, parts, count: parts.length };
}
`;

test('names and texts do not belong to a line’s shape, keywords do', () => {
  expect(shapeOf("  const name = await find(db, 'a');")).toBe(shapeOf('const other = await ask(at, `b`);'));
  expect(shapeOf('return a;')).not.toBe(shapeOf('throw a;'));
});

test('a copy with other names is found in both files, what is alike in one file is not', () => {
  const one = { path: 'a.ts', text: body('deal', ' ') };
  const other = { path: 'b.ts', text: body('booking', ',') };
  expect(cloned([one, other]).percent).toBe(100);
  expect(cloned([{ path: 'a.ts', text: one.text + other.text }]).percent).toBe(0);
});

test('a list of like lines is data', () => {
  const list = (word: string) => Array.from({ length: 12 }, (_, at) => `  ${word}${at}: '${at}',`).join('\n');
  expect(
    cloned([
      { path: 'a.ts', text: list('a') },
      { path: 'b.ts', text: list('b') },
    ]).percent,
  ).toBe(0);
});
