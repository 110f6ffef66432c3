import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { compareSums, hashOf } from './read-sums.ts';

const paper = utf8ToBytes('%PDF');
const honest = `${hashOf(paper)}  a.pdf\n`;
const compared = (list: string) =>
  compareSums(
    new Map([
      ['a.pdf', paper],
      ['list', utf8ToBytes(list)],
    ]),
    'list',
  );

it('a list that is more or less than lines of hashes is not read', () => {
  expect(compared(honest)).toEqual(new Map());
  for (const list of [`\ufeff${honest}`, `${honest}x`, `${honest}\n`, honest.slice(0, -1), honest + honest])
    expect(compared(list), JSON.stringify(list)).toBeNull();
  expect(compared('')).toEqual(new Map([['a.pdf', 'unlisted']]));
});

it('a file that the list lacks, and one that is lost, are told', () => {
  const other = `${hashOf(paper)}  b.pdf\n`;
  expect(compared(other)).toEqual(
    new Map([
      ['b.pdf', 'missing'],
      ['a.pdf', 'unlisted'],
    ]),
  );
});
