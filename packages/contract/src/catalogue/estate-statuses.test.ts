import { expect, test } from 'vitest';
import { estateStatuses } from './schema.ts';

test('[S4.1-10, S4.1-14] the estate statuses are 0 to 16, each number once', () => {
  expect(Object.values(estateStatuses)).toEqual(Array.from({ length: 17 }, (_, status) => status));
});

test('[S4.1-11] they cover every word of the specification, numbered by the ruling', () => {
  expect(estateStatuses).toMatchObject({
    ownership: 0,
    consideration: 1,
    signing: 2,
    sale: 3,
    reserve: 4,
    sold: 5,
    cancel: 6,
    reprice: 7,
    remove: 8,
    checkReprice: 9,
    checkRemove: 10,
    expectDocuments: 11,
    applicationPending: 12,
  });
});

test('[S4.1-12, S4.1-13] 14 is signed, 16 is declined', () => {
  expect(estateStatuses).toMatchObject({ signed: 14, declined: 16 });
});
