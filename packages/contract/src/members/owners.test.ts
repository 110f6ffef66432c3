import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownersFindingPhrase } from './owner-phrases.ts';
import { groupsOf, type Owner, ownersFindings } from './owners.ts';
import type { ShareGroup } from './shares/share-groups.ts';
import { equalShares } from './shares/shares.ts';

const day = '2026-11-20';
const father: Owner = { id: 'father', kind: 'adult', birthday: '1984-05-14' };
const mother: Owner = { id: 'mother', kind: 'adult', birthday: '1986-02-03' };
/** Invited, not joined yet. */
const friend: Owner = { id: 'friend', kind: 'adult', birthday: null };
const child: Owner = { id: 'child', kind: 'child', birthday: '2012-11-20' };
const baby: Owner = { id: 'baby', kind: 'child', birthday: '2025-03-01' };
const marriage = { number: 'I-МЮ 512345', issuedOn: '2010-08-07', office: 'Отдел ЗАГС г. Мурманска' };

const group = (share: string, holders: readonly Owner[], more: Partial<ShareGroup> = {}): ShareGroup => {
  const [numerator = 0, denominator = 0] = share.split('/').map(Number);
  return {
    share: { numerator, denominator },
    holders: holders.map(({ id, birthday }) => ({ id, birthday: birthday ?? '1900-01-01' })),
    joint: false,
    marriage: null,
    ...more,
  };
};
const spouses = (share: string, holders: readonly Owner[] = [father, mother]) =>
  group(share, holders, { joint: true, marriage });

const found = (...asked: Parameters<typeof ownersFindings>) =>
  ownersFindings(...asked).map((finding) => finding.refusal);

describe('owners by the kind of ownership', () => {
  test.each([
    ['sole', [father], []],
    ['sole', [friend], []],
    ['joint', [father, mother], [spouses('1/1')]],
    ['shared', [father, mother], [group('1/2', [father]), group('1/2', [mother])]],
    [
      'shared',
      [father, mother, child],
      [group('1/2', [father]), group('1/4', [mother]), group('1/4', [child])],
    ],
    ['shared', [father, mother, child], [spouses('2/3'), group('1/3', [child])]],
    ['child', [child], []],
  ] as const)('%s: is in order', (ownership, owners, groups) => {
    expect(found(ownership, owners, groups, day)).toEqual([]);
  });

  test.each([
    ['sole', [], [], 'owner-missing'],
    ['sole', [father, mother], [], 'owner-extra'],
    ['sole', [child], [], 'adult-only'],
    ['joint', [father], [], 'owner-missing'],
    ['joint', [father, mother, friend], [spouses('1/1')], 'owner-extra'],
    ['joint', [father, child], [spouses('1/1')], 'adult-only'],
    ['joint', [father, mother], [], 'joint-without-certificate'],
    ['shared', [father], [group('1/1', [father])], 'owner-missing'],
    ['child', [], [], 'owner-missing'],
    ['child', [father], [], 'child-only'],
    ['child', [child, baby], [], 'owner-extra'],
  ] as const)('%s: is refused', (ownership, owners, groups, refusal) => {
    expect(found(ownership, owners, groups, day)).toEqual([refusal]);
  });

  test('in shares: 33/100 three times lacks, 1/2 twice and 1/4 is too much', () => {
    const owners = [father, mother, child];
    const shares = (...of: string[]) =>
      of.map((share, place) => group(share, owners.slice(place, place + 1)));
    const said = (groups: ShareGroup[]) =>
      ownersFindings('shared', owners, groups, day).map((finding) => ownersFindingPhrase(finding, 'ru'));
    expect(said(shares('33/100', '33/100', '33/100'))).toEqual(['Не хватает 1/100']);
    expect(said(shares('1/2', '1/2', '1/4'))).toEqual(['Лишняя 1/4']);
    expect(said(shares('2/5', '2/5', '1/5'))).toEqual([]);
  });

  test('in shares: spouses with a third holder of one share are refused with a hint to separate shares', () => {
    const [finding] = ownersFindings(
      'shared',
      [father, mother, child],
      [spouses('1/1', [father, mother, child])],
      day,
    );
    expect(finding && ownersFindingPhrase(finding, 'ru')).toContain('супругам вместе 2/3, ребёнку 1/3');
  });

  test('in shares: an owner without a share is told beside what the shares lack', () => {
    expect(found('shared', [father, mother], [group('1/2', [father])], day)).toEqual([
      'no-share',
      'shares-lacks',
    ]);
    expect(found('shared', [father, mother], [], day)).toEqual(['no-share', 'shares-lacks']);
  });

  test.each([
    ['2030-11-19', []],
    ['2030-11-20', ['child-only']],
  ])('a child owns alone until the 18th birthday: %s', (on, refusals) => {
    expect(found('child', [child], [], on)).toEqual(refusals);
    expect(found('sole', [child], [], on)).toEqual(refusals.length > 0 ? [] : ['adult-only']);
  });

  test('equal shares of two to ten owners are always in order, and of one more they are not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 11 }), (count) => {
        const owners = Array.from({ length: count }, (_, place): Owner => ({ ...father, id: `${place}` }));
        const groups = equalShares(count).map(({ numerator, denominator }, place) =>
          group(`${numerator}/${denominator}`, owners.slice(place, place + 1)),
        );
        expect(found('shared', owners, groups, day)).toEqual(count > 10 ? ['owner-extra'] : []);
      }),
    );
  });
});

describe('the shares of a kind of ownership', () => {
  test('are one whole of all where the owners hold it together', () => {
    expect(groupsOf('joint', [father, mother], [spouses('1/2')])).toMatchObject([
      {
        share: { numerator: 1, denominator: 1 },
        joint: true,
        marriage,
        holders: [{ id: 'father' }, { id: 'mother' }],
      },
    ]);
    expect(groupsOf('sole', [father], [])).toMatchObject([{ joint: false, marriage: null }]);
  });

  test('are as they were typed where each has his own', () => {
    const typed = [group('1/2', [father]), group('1/2', [mother])];
    expect(groupsOf('shared', [father, mother], typed)).toBe(typed);
  });
});

test.each(['owner-missing', 'owner-extra', 'adult-only', 'child-only', 'no-share'] as const)(
  '%s has a sentence in both languages',
  (refusal) => {
    expect(ownersFindingPhrase({ refusal }, 'ru')).toMatch(/^[А-Я][^{}A-Za-z]+$/);
    expect(ownersFindingPhrase({ refusal }, 'en')).toMatch(/^[A-Z][^{}А-Яа-я]+$/);
  },
);
