import { path } from '@novosel/contract/wire/paths.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idOfAddress, idsOfAddresses } from './id-of-address.ts';

const ids = fc.integer({ min: 1, max: 999_999_999 });

it('the address of a page gives its number, with or without a site, a question and a mark', () => {
  fc.assert(
    fc.property(
      ids,
      fc.constantFrom('', 'https://home.example'),
      fc.constantFrom('', '/', '?a=1', '#plan'),
      (id, site, tail) => {
        expect(idOfAddress(site + path('estate', { estate: id }) + tail, 'estate')).toBe(id);
        expect(idOfAddress(site + path('estateBuilding', { building: id }) + tail, 'estateBuilding')).toBe(
          id,
        );
        expect(idOfAddress(String(id), 'estateComplex')).toBe(id);
      },
    ),
  );
});

it('the address of another page gives nothing', () => {
  expect(idOfAddress('https://home.example/buildings/5', 'estate')).toBeUndefined();
  expect(idOfAddress('/estates', 'estate')).toBeUndefined();
  expect(idOfAddress('/estates/5/plan', 'estate')).toBeUndefined();
  expect(idOfAddress('0', 'estate')).toBeUndefined();
  expect(idOfAddress('', 'estate')).toBeUndefined();
});

it('a list is read by spaces, commas and lines; each once, and what is no address is named', () => {
  expect(idsOfAddresses('12, 15;/estates/18\nhttps://home.example/estates/12\nпять ')).toEqual({
    ids: [12, 15, 18],
    unread: ['пять'],
  });
});
