import { type HousePapers, noHousePapers } from '@novosel/contract/contracts/house-papers.ts';
import { describe, expect, it } from 'vitest';
import { isAsked, readPapers, typedOf } from './typed-papers.ts';

const papers: HousePapers = {
  permit: { number: '51-20-08-2024', issuedOn: '2023-11-20', issuer: 'администрация города' },
  declaration: { number: '51-000408', publishedOn: '2023-12-10', site: 'наш.дом.рф' },
  land: { cadastralNumber: '51:20:0002021:408', areaHundredths: 608_050, right: 'lease', basis: 'аренда' },
  floorsBelow: 1,
  areaHundredths: 1_040_000,
  walls: 'кирпич',
  slabs: 'монолитные',
  energyClass: 'B+',
  seismicClass: '6 баллов',
  commissioning: { precision: 'half-year', year: 2028, half: 1 },
  escrowBank: { name: 'АО «Банк»', address: 'Мурманск', phone: '8 800', email: 'escrow@bank.test' },
  warranty: { object: 3, equipment: 3, finishing: null },
  areaSettlement: { toleranceBasisPoints: 150, workingDays: 10 },
  early: false,
  finishing: { none: ['стены', 'полы'], prefinish: null, light: null, dark: null },
  equipment: [],
};
const wrongIn = (typed: Record<string, string>): unknown => {
  const read = readPapers({ ...typedOf(papers), ...typed });
  return 'wrong' in read ? [...read.wrong].map(([path, { problem }]) => `${path} ${problem}`) : 'right';
};

describe('papers of a house in their fields', () => {
  it.each([
    ['whole', papers],
    ['none', noHousePapers],
    ['a day of commissioning', { ...papers, commissioning: { precision: 'day', day: '2028-05-01' } }],
    [
      'a quarter, equipment',
      {
        ...papers,
        equipment: ['дверь'],
        early: true,
        commissioning: { precision: 'quarter', year: 2028, quarter: 4 },
      },
    ],
  ] as const)('are read as they were: %s', (_, one) => {
    expect(readPapers(typedOf(one as HousePapers))).toEqual({ papers: one });
  });

  it('are refused at the field that is wrong', () => {
    expect(wrongIn({ 'permit.issuer': '' })).toEqual(['permit.issuer required']);
    expect(wrongIn({ 'permit.issuedOn': '31.02' })).toEqual(['permit.issuedOn default']);
    expect(wrongIn({ areaHundredths: '12,345' })).toEqual(['areaHundredths default']);
    expect(wrongIn({ floorsBelow: '10' })).toEqual(['floorsBelow maxValue']);
    expect(wrongIn({ 'areaSettlement.toleranceBasisPoints': '5,01' })).toEqual([
      'areaSettlement.toleranceBasisPoints maxValue',
    ]);
    expect(wrongIn({ 'commissioning.part': '3' })).toEqual(['commissioning.part maxValue']);
    expect(wrongIn({ equipment: 'list' })).toEqual(['equipment.list required']);
    expect(wrongIn({ 'finishing.dark': 'а'.repeat(501) })).toEqual(['finishing.dark maxLength']);
    expect(wrongIn({ 'escrowBank.email': 'почта' })).toEqual(['escrowBank.email email']);
  });

  it('ask for a day, or for a year and its part', () => {
    const asked = (precision: string) =>
      ['commissioning.day', 'commissioning.year', 'commissioning.part'].map((path) =>
        isAsked({ 'commissioning.precision': precision }, path),
      );
    expect(asked('')).toEqual([false, false, false]);
    expect(asked('day')).toEqual([true, false, false]);
    expect(asked('month')).toEqual([false, true, true]);
  });
});
