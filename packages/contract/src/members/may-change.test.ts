import { expect, test } from 'vitest';
import { dealPlaces } from '../deals/places.ts';
import { movesFrom } from '../deals/rules.ts';
import { mayChangeMembers, mayCheckMembers } from './may-change.ts';

test('people and shares change until the total is confirmed, papers until the contract is agreed', () => {
  const change = ['members', 'members-check', 'member-documents', 'mortgage', 'mortgage-declined', 'total'];
  const contract = ['contract-draft', 'contract-late', 'contract-reading'];
  const waiting = ['parameters', 'mortgage-sent', 'mortgage-offers', 'mortgage-awaits'];
  expect(dealPlaces.filter(mayChangeMembers).sort()).toEqual([...change].sort());
  expect(dealPlaces.filter(mayCheckMembers).sort()).toEqual([...change, ...contract, ...waiting].sort());
});

test('wherever people change, the table leads a deal back to its members', () => {
  const back = dealPlaces.filter((place) => movesFrom(place).some(({ to }) => to === 'members'));
  expect(back).toEqual(
    expect.arrayContaining(dealPlaces.filter((place) => mayChangeMembers(place) && place !== 'members')),
  );
});
