import { expect, test } from 'vitest';
import { havePassedRowsChanged, missedRows } from './passed-rows.ts';

const page = (behind: number | null, ...ids: number[]) => ({ behind, items: ids.map((id) => ({ id })) });

test.each([
  ['nothing', false, [page(0, 1, 2), page(2, 3, 4)]],
  ['one that came behind', true, [page(0, 1, 2), page(3, 3, 4)]],
  ['one that was sold behind', true, [page(0, 1, 2), page(1, 3, 4)]],
  ['one that came behind before the last page', true, [page(0, 1, 2), page(3, 3, 4), page(5, 5)]],
  ['one that comes again, where nobody counts', true, [page(0, 1, 2), page(null, 3, 1)]],
  ['nothing that can be known', false, [page(0, 1, 2), page(null, 3, 4)]],
  ['nothing yet', false, [page(0, 1, 2)]],
] as const)('[S3-41] the list has moved behind the reader: %s', (_what, moved, pages) => {
  expect(havePassedRowsChanged(pages)).toBe(moved);
});

test('[S3-41] rows added above the reader are missed ones, rows that move up below him are not', () => {
  expect(missedRows([1, 2, 3], [1, 9, 2, 3])).toEqual([9]);
  expect(missedRows([1, 2, 3], [1, 3, 4])).toEqual([]);
  expect(missedRows([1, 2], [3, 4])).toEqual([]);
});
