import { expect, test } from 'vitest';
import { keepEdited } from './use-list-while-editing.ts';

type List = Parameters<typeof keepEdited>[0];

const list = (...estates: number[]): List =>
  ({
    items: estates.map((id) => ({ estate: { id } })),
    plans: estates.map((id) => ({ id: id * 10 })),
    partners: [],
    invitations: [],
  }) as unknown as List;
const ids = ({ items }: List) => items.map(({ estate }) => estate.id);

test('[S3-41] what has gone from the list stays in its place, with its drawing, while words about it are written', () => {
  const held = keepEdited(list(1, 3), list(1, 2, 3), (estate) => estate === 2);
  expect(ids(held)).toEqual([1, 2, 3]);
  expect(held.plans.map(({ id }) => id)).toContain(20);
  expect(ids(keepEdited(list(1, 3), held, () => false))).toEqual([1, 3]);
});

test('what has come anew stands as it came', () => {
  const now = list(4, 1, 2);
  expect(keepEdited(now, list(1, 2), () => true)).toBe(now);
  expect(keepEdited(now, undefined, () => true)).toBe(now);
});
