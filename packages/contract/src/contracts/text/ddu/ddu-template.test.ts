import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { letterOffPaper } from '../../../texts/paper-letters.ts';
import { type ContractData, contractData } from '../../contract-data.ts';
import { contractTemplate, essentialTerms, keyTerms } from '../../template.ts';
import { checkedExample } from '../checks/check.example.ts';
import { essentialFacts } from '../checks/essential-facts.ts';
import { essentialsCheck } from '../checks/text-checks.ts';
import {
  exampleContract,
  exampleInstalments,
  exampleMortgage,
  exampleSmall,
  exampleTrusted,
} from '../contract.example.ts';
import { renderContract } from '../render-contract.ts';
import { dduTemplate } from './ddu-template.ts';

const examples: Readonly<Record<string, ContractData>> = {
  'a flat of spouses': exampleContract(),
  'a flat on a mortgage with maternity capital': exampleMortgage(),
  'a flat in instalments with children': exampleInstalments(),
  'a flat by a representative': exampleTrusted(),
  'a parking place': exampleSmall('parking'),
  'a storage room': exampleSmall('storage'),
};

test('the template keeps the limits of every template', () => {
  expect(z.safeParse(contractTemplate, dduTemplate).error?.issues).toBeUndefined();
});

describe.each(Object.entries(examples))('the contract of %s', (_, data) => {
  const clauses = renderContract(dduTemplate, data);
  const text = clauses.map(({ title, text: body }) => `${title ?? ''}\n${body}`).join('\n');

  test('is made of whole data', () => {
    expect(z.safeParse(contractData, data).error?.issues).toBeUndefined();
  });

  test('has every essential term of article 4 with its values', () => {
    const facts = essentialFacts(data);
    for (const term of essentialTerms) expect(facts[term].length, term).toBeGreaterThan(0);
    expect(essentialsCheck(checkedExample(data))).toEqual([]);
  });

  test('has no placeholder left, no gap and no letter that papers lack', () => {
    expect(text).not.toMatch(/\{\{|\}\}|\{%|%\}|undefined|null|\[object|true|false/);
    expect(text).not.toMatch(/ ,| \.|\(\)|: ;|: \.|\.\./);
    expect(letterOffPaper(text.replaceAll('\n', ' '))).toBeUndefined();
  });

  test('is a whole contract with a clause for each key term', () => {
    expect(clauses.filter(({ kind }) => kind === 'clause').length).toBeGreaterThanOrEqual(50);
    for (const term of keyTerms) expect(clauses.some(({ keyTerm }) => keyTerm === term)).toBe(true);
  });

  test('is the same when it is made again', () => {
    expect(renderContract(dduTemplate, structuredClone(data))).toEqual(clauses);
  });
});

const idsOf = (data: ContractData) => renderContract(dduTemplate, data).map(({ id }) => id);
const only = (data: ContractData) => {
  const usual = new Set(idsOf(exampleContract()));
  return idsOf(data).filter((id) => !usual.has(id));
};

describe('conditions', () => {
  test('a loan brings its clauses and the pledge, maternity capital its own', () => {
    expect(only(exampleMortgage())).toEqual(['loan', 'loan-pledge', 'capital', 'capital-shares']);
  });

  test('instalments bring their clause', () => {
    expect(only(exampleInstalments())).toEqual(['instalments']);
  });

  test('parking and storage have their own use and no rooms', () => {
    expect(only(exampleSmall('parking'))).toEqual(['parking-bounds', 'separate-contract']);
    expect(only(exampleSmall('storage'))).toEqual(['storage-use', 'separate-contract']);
    expect(idsOf(exampleSmall('parking'))).not.toContain('rooms');
  });

  test('an early transfer is allowed or not, and the number of the account stands when it is known', () => {
    const { transfer, escrow } = exampleContract();
    const changed = exampleContract({
      transfer: { ...transfer, early: false },
      escrow: { ...escrow, account: '40817810400000000001' },
    });
    expect(only(changed)).toEqual(['escrow-account', 'no-early-transfer']);
    expect(idsOf(changed)).not.toContain('early-transfer');
  });

  test.each([
    [exampleInstalments(), 'законный представитель, мать: Королёва Анна Сергеевна'],
    [exampleInstalments(), 'сам с письменного согласия от 20 ноября 2026 г.'],
    [exampleInstalments(), 'Королёва София Ильинична: 1/4 доли в праве'],
    [exampleContract(), 'общую совместную собственность супругов'],
    [exampleTrusted(), 'по доверенности № 51 АА 0123456 от 1 октября 2026 г.'],
    [exampleMortgage(), 'средствами материнского (семейного) капитала, не позднее 26 февраля 2027 г.'],
  ])('%# says «%s»', (data, words) => {
    const text = renderContract(dduTemplate, data)
      .map((clause) => clause.text)
      .join('\n');
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  });
});
