import { describe, expect, test } from 'vitest';
import type { Fraction } from '../../fields/masks.ts';
import { type ShareGroup, shareGroupsFindings } from './share-groups.ts';
import { groupsFindingPhrase } from './share-phrases.ts';

const day = '2026-11-28';
const father = { id: 'father', birthday: '1984-05-14' };
const mother = { id: 'mother', birthday: '1986-02-03' };
const child = { id: 'child', birthday: '2012-11-20' };
const marriage = { number: 'I-МЮ 512345', issuedOn: '2010-08-07', office: 'Отдел ЗАГС г. Мурманска' };

const share = (numerator: number, denominator: number): Fraction => ({ numerator, denominator });
const own = (holder: typeof father, fraction: Fraction): ShareGroup => ({
  share: fraction,
  holders: [holder],
  joint: false,
  marriage: null,
});
const spouses = (fraction: Fraction, change: Partial<ShareGroup> = {}): ShareGroup => ({
  share: fraction,
  holders: [father, mother],
  joint: true,
  marriage,
  ...change,
});

const codes = (...groups: ShareGroup[]) =>
  shareGroupsFindings(groups, day).map((found) =>
    'group' in found ? `${found.group} ${found.refusal}` : found.refusal,
  );

describe('share groups', () => {
  test('the three shapes of the registry, and spouses beside a child', () => {
    expect(codes(own(father, share(1, 1)))).toEqual([]);
    expect(codes(own(child, share(1, 1)))).toEqual([]);
    expect(codes(spouses(share(1, 1)))).toEqual([]);
    expect(codes(own(father, share(1, 2)), own(mother, share(1, 4)), own(child, share(1, 4)))).toEqual([]);
    expect(codes(spouses(share(2, 3)), own(child, share(1, 3)))).toEqual([]);
  });

  test('joint ownership with a third holder is refused with a hint to groups', () => {
    const [found] = shareGroupsFindings([spouses(share(1, 1), { holders: [father, mother, child] })], day);
    expect(found).toEqual({ refusal: 'joint-third-holder', group: 0 });
    expect(found && groupsFindingPhrase(found, 'ru')).toBe(
      'Совместно владеют только двое супругов. Дайте остальным отдельные доли: например, супругам вместе 2/3, ребёнку 1/3',
    );
  });

  test.each([
    ['joint-needs-two', spouses(share(1, 1), { holders: [father] })],
    ['joint-minor', spouses(share(1, 1), { holders: [father, child] })],
    ['joint-minor', spouses(share(1, 1), { holders: [father, { id: 'young', birthday: '2008-11-29' }] })],
    ['joint-without-certificate', spouses(share(1, 1), { marriage: null })],
    ['joint-without-certificate', spouses(share(1, 1), { marriage: { ...marriage, office: ' ' } })],
    ['not-joint', spouses(share(1, 1), { joint: false })],
    ['holder-missing', spouses(share(1, 1), { holders: [] })],
    ['holder-twice', spouses(share(1, 1), { holders: [father, father] })],
    ['share-wrong', own(father, share(0, 1))],
    ['share-wrong', own(father, share(3, 2))],
  ])('a group is refused: %s', (refusal, group) => {
    expect(codes(group)).toEqual([`0 ${refusal}`]);
  });

  test('a spouse is of age on the 18th birthday', () => {
    const young = { id: 'young', birthday: '2008-11-28' };
    expect(codes(spouses(share(1, 1), { holders: [father, young] }))).toEqual([]);
  });

  test('somebody has one share, and the second group with him is the one to mend', () => {
    expect(codes(spouses(share(1, 2)), own(father, share(1, 2)))).toEqual(['1 holder-twice']);
  });

  test('the sum is told beside what is wrong with a group, but not with a part that is no share', () => {
    const third = own(child, share(33, 100));
    expect(codes(own(father, share(33, 100)), own(mother, share(33, 100)), third)).toEqual(['shares-lacks']);
    expect(codes(spouses(share(1, 1), { marriage: null }), own(child, share(1, 4)))).toEqual([
      '0 joint-without-certificate',
      'shares-surplus',
    ]);
    expect(codes(own(father, share(0, 1)), own(mother, share(1, 4)))).toEqual(['0 share-wrong']);
    const said = shareGroupsFindings([own(father, share(33, 100))], day).map((found) =>
      groupsFindingPhrase(found, 'ru'),
    );
    expect(said).toEqual(['Не хватает 67/100']);
  });

  test('every refusal of a group has its sentence in both languages', () => {
    const refusals = [
      'share-wrong',
      'holder-missing',
      'holder-twice',
      'not-joint',
      'joint-third-holder',
      'joint-needs-two',
      'joint-minor',
      'joint-without-certificate',
    ] as const;
    for (const refusal of refusals) {
      expect(groupsFindingPhrase({ refusal, group: 0 }, 'ru')).toMatch(/^[А-Я][^{}]+$/);
      expect(groupsFindingPhrase({ refusal, group: 0 }, 'en')).toMatch(/^[A-Z][^{}А-Яа-я]+$/);
    }
  });
});
