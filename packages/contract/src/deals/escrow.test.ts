import { describe, expect, test } from 'vitest';
import { fieldPhrase } from '../fields/field-errors.ts';
import { fieldFindings } from '../fields/field-problems.ts';
import { staffRoles } from '../wire/endpoint.ts';
import { recordedEscrow } from './escrow.ts';
import { escrowRefusal } from './escrow-rules.ts';
import { dealPlaces } from './places.ts';

const account = {
  bank: 'ПАО «Банк», г. Москва',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  account: '40817810156003706312',
};

const wrongOf = (change: Partial<typeof account>) => {
  const { error } = recordedEscrow.safeParse({ ...account, ...change }, { reportInput: true });
  return error ? fieldFindings(error).map(({ path, problem }) => `${path} ${problem}`) : [];
};

describe('an escrow account', () => {
  test('is taken when both numbers fit the BIC', () => {
    expect(wrongOf({})).toEqual([]);
  });

  test('is refused at the field whose key does not fit, and at both when it is the BIC that is wrong', () => {
    expect(wrongOf({ account: '40817810156003706313' })).toEqual(['account accountKey']);
    expect(wrongOf({ correspondentAccount: '30101810500000000225' })).toEqual([
      'correspondentAccount correspondentKey',
    ]);
    expect(wrongOf({ bik: '044525974' })).toEqual([
      'correspondentAccount correspondentKey',
      'account accountKey',
    ]);
  });

  test('is refused at a number that is not whole, and not weighed against an unfinished BIC', () => {
    expect(wrongOf({ account: '4081781015600370631' })).toEqual(['account digits']);
    expect(wrongOf({ account: '4081781015600370631О' })).toEqual(['account digits']);
    expect(wrongOf({ account: '408178101560037063120' })).toEqual(['account maxLength']);
    expect(wrongOf({ account: '4', correspondentAccount: '30101810500000000225' })).toEqual([
      'account digits',
      'correspondentAccount correspondentKey',
    ]);
    expect(wrongOf({ bik: '04452522' })).toEqual(['bik digits']);
    expect(wrongOf({ bank: ' ', account: '' })).toEqual(['bank required', 'account required']);
    expect(wrongOf({ bank: 'Б'.repeat(46) })).toEqual(['bank maxLength']);
    expect(fieldPhrase('digits', 'account', 'ru', { count: 20 })).toBe('Нужно ровно 20 цифр');
  });

  test('is recorded from the signature until the price is paid, by the lawyer, the accountant and the admin', () => {
    const may = dealPlaces.filter((place) => escrowRefusal({ place, roles: ['lawyer'] }) === null);
    expect(may).toEqual(['counter-signing', 'registration', 'funding']);
    expect(escrowRefusal({ place: null, roles: ['admin'] })).toBe('STEP_WRONG');
    const refused = staffRoles.filter((role) => escrowRefusal({ place: 'funding', roles: [role] }));
    expect(refused.toSorted()).toEqual(['manager', 'support']);
  });
});
