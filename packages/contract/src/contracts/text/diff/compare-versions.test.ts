import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { versionChanges } from '../../changes.ts';
import type { ContractData } from '../../contract-data.ts';
import { keyTerms } from '../../template.ts';
import { exampleContract, exampleMortgage } from '../contract.example.ts';
import { dduTemplate } from '../ddu/ddu-template.ts';
import { renderContract } from '../render-contract.ts';
import { compareVersions } from './compare-versions.ts';

const version = (data: ContractData) => ({ data, clauses: renderContract(dduTemplate, data) });
const compare = (change: Partial<ContractData>) =>
  compareVersions(version(exampleContract()), version(exampleContract(change)));
const changedOf = ({ keyTerms: terms }: ReturnType<typeof compare>) =>
  terms
    .filter(({ isChanged }) => isChanged)
    .map(({ term, was, became }) => `${term}: ${was} → ${became}`.replaceAll('\u00a0', ' '));

test('the same contract has five key terms and no change', () => {
  const found = compare({});
  expect(found.keyTerms.map(({ term }) => term)).toEqual(keyTerms);
  expect(found.keyTerms.map(({ was }) => was.replaceAll('\u00a0', ' '))).toEqual([
    '7 816 950,00 руб.',
    'до 30 июня 2028 г.',
    '±1 %',
    'АО «Банк „Берег“», до 30 июня 2028 г.',
    'Застройщик 1/150, Участник 1/300 ключевой ставки в день',
  ]);
  expect(found.clauses.every(({ change }) => change === 'same')).toBe(true);
  expect(changedOf(found)).toEqual([]);
  for (const { clauseIds } of found.keyTerms) expect(clauseIds.length).toBeGreaterThan(0);
});

const { price, transfer, escrow, law, areaSettlement } = exampleContract();

describe('a key term that changes', () => {
  test.each([
    ['price', { price: { ...price, kopecks: 781_659_000 } }, '7 816 950,00 руб. → 7 816 590,00 руб.'],
    [
      'term',
      { transfer: { ...transfer, deadline: { precision: 'quarter', year: 2028, quarter: 3 } as const } },
      'до 30 июня 2028 г. → до 30 сентября 2028 г.',
    ],
    ['area', { areaSettlement: { ...areaSettlement, toleranceBasisPoints: 250 } }, '±1 % → ±2,5 %'],
    [
      'escrow',
      { escrow: { ...escrow, account: '40817810400000000001' } },
      'АО «Банк „Берег“», до 30 июня 2028 г. → АО «Банк „Берег“», до 30 июня 2028 г., счёт 40817810400000000001',
    ],
    [
      'penalty',
      { law: { ...law, transferPenaltyDivisor: 300 } },
      'Застройщик 1/150, Участник 1/300 ключевой ставки в день → Застройщик 1/300, Участник 1/300 ключевой ставки в день',
    ],
  ])('%s', (term, change, words) => {
    expect(changedOf(compare(change))).toEqual([`${term}: ${words}`]);
  });

  test('is told also when only the text of its clause is another', () => {
    const before = version(exampleContract());
    const clauses = before.clauses.map((one) =>
      one.id === 'late-transfer' ? { ...one, text: `${one.text} Но не больше 5 % Цены.` } : one,
    );
    const found = compareVersions(before, { ...before, clauses });
    expect(found.keyTerms.filter(({ isChanged }) => isChanged)).toMatchObject([
      { term: 'penalty', clauseIds: ['late-transfer', 'late-payment', 'no-other-penalties'] },
    ]);
  });
});

test('a digit of the price changes its clauses by that number and its words', () => {
  const { clauses } = compare({ price: { ...price, kopecks: 781_659_000 } });
  const changed = clauses.filter(({ change }) => change !== 'same');
  expect(changed.map(({ id }) => id)).toEqual(['price-total']);
  expect(changed[0]?.spans.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual([
    '7\u00a0816\u00a0950,00',
    '7\u00a0816\u00a0590,00',
    'девятьсот пятьдесят',
    'пятьсот девяносто',
  ]);
});

test('another form of payment adds and removes clauses, and the answer fits its schema', () => {
  const found = compareVersions(version(exampleContract()), version(exampleMortgage()));
  const added = found.clauses.filter(({ change }) => change === 'added').map(({ id }) => id);
  expect(added).toEqual(['loan', 'loan-pledge', 'capital', 'capital-shares']);
  expect(z.safeParse(versionChanges, found).error?.issues).toBeUndefined();
});
