import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortNotifications } from './sort-notifications.ts';

const one = (id: number, timestamp: number): Notification => ({
  id,
  timestamp,
  title: '',
  text: '',
  date: new Date(timestamp * 1000).toISOString(),
  tags: [],
  isNew: false,
  isArchive: false,
  link: null,
});
const ids = (list: Notification[]) => list.map(({ id }) => id);

test('[S4.9-05] the later first', () => {
  expect(ids(sortNotifications([one(1, 10), one(2, 30), one(3, 20)]))).toEqual([2, 3, 1]);
});

test('[S4.9-06] without a timestamp the greater id first', () => {
  expect(ids(sortNotifications([one(1, 0), one(3, 0), one(2, 0)]))).toEqual([3, 2, 1]);
});

test('nothing is lost, and the list given is left as it was', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), (numbers) => {
      const list = numbers.map((id) => one(id, id + 1));
      const before = ids(list);
      expect(ids(sortNotifications(list))).toEqual(before.toSorted((a, b) => b - a));
      expect(ids(list)).toEqual(before);
    }),
  );
});
