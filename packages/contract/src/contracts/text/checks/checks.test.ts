import { describe, expect, test } from 'vitest';
import { kopecksInWords } from '../../../texts/money-words.ts';
import type { ContractData } from '../../contract-data.ts';
import type { ContractShareGroup } from '../../contract-parties.ts';
import { contractFindingCodes, contractFindingPhrase } from '../../findings.ts';
import { essentialTerms } from '../../template.ts';
import {
  anna,
  exampleContract,
  exampleInstalments,
  exampleKopecks,
  exampleMortgage,
  exampleSmall,
  exampleTrusted,
  ilya,
  sonya,
  vera,
} from '../contract.example.ts';
import { checkedExample } from './check.example.ts';
import { contractFindings } from './checks.ts';
import type { CheckedContract, ContractFacts } from './facts.ts';

const found = (contract: CheckedContract) =>
  contractFindings(contract).map(({ code, field }) => `${code} ${field}`);
/** The text is that of the example, so that only what is changed in the data is found. */
const withData = (change: Partial<ContractData>, from = exampleContract()): CheckedContract => ({
  ...checkedExample(from),
  data: { ...from, ...change },
});
const withFacts = (change: Partial<ContractFacts>): CheckedContract => {
  const contract = checkedExample(exampleContract());
  return { ...contract, facts: { ...contract.facts, ...change } };
};
const withText = (id: string, change: (text: string) => string): CheckedContract => {
  const contract = checkedExample(exampleContract());
  return {
    ...contract,
    clauses: contract.clauses.map((one) => (one.id === id ? { ...one, text: change(one.text) } : one)),
  };
};
const phrases = (contract: CheckedContract, locale: 'ru' | 'en' = 'ru') =>
  contractFindings(contract).map((one) => contractFindingPhrase(one, locale).replaceAll('\u00a0', ' '));

test.each([
  ['spouses', exampleContract()],
  ['a mortgage', exampleMortgage()],
  ['instalments with children', exampleInstalments()],
  ['a representative', exampleTrusted()],
  ['parking', exampleSmall('parking')],
  ['storage', exampleSmall('storage')],
])('nothing keeps a right contract from being sent: %s', (_, data) => {
  expect(contractFindings(checkedExample(data))).toEqual([]);
});

describe('sums', () => {
  test('7 816 950,00 with the words of 7 816 590 is blocked', () => {
    const contract = withText('price-total', (text) =>
      text.replace(kopecksInWords(781_695_000), kopecksInWords(781_659_000)),
    );
    expect(found(contract)).toEqual([
      'words-differ clauses.price-total',
      'essential-missing clauses.price-total',
    ]);
    expect(phrases(contract)[0]).toBe(
      'Сумма прописью не равна цифрам. Сейчас: 7 816 590,00. Нужно: 7 816 950,00.',
    );
  });

  test('a schedule that is a kopeck off the price is blocked', () => {
    const { price } = exampleInstalments();
    const schedule = price.schedule.map((one, at) => (at === 2 ? { ...one, kopecks: one.kopecks - 1 } : one));
    const contract = withData({ price: { ...price, schedule } }, exampleInstalments());
    expect(phrases(contract)[0]).toBe(
      'Сумма платежей не равна цене. Сейчас: 7 816 949,99. Нужно: 7 816 950,00.',
    );
  });

  test('a price that the buyer has not confirmed is blocked', () => {
    expect(found(withFacts({ priceKopecks: exampleKopecks + 100 }))).toEqual([
      'price-confirmed price.kopecks',
    ]);
  });

  test('the price of a metre, the loan, the capital and the order of days are counted', () => {
    const { price } = exampleMortgage();
    expect(
      found(
        withData(
          {
            price: {
              ...price,
              unitKopecks: price.unitKopecks + 1,
              loan: null,
              capital: price.capital && { ...price.capital, kopecks: 1 },
            },
          },
          exampleMortgage(),
        ),
      ).slice(0, 4),
    ).toEqual([
      'unit-price price.unitKopecks',
      'loan-missing price.loan',
      'loan-sum price.loan',
      'capital-sum price.capital',
    ]);
    const schedule = price.schedule.map((one, at) =>
      at === 0 ? { ...one, due: { kind: 'day', day: '2027-05-01' } as const } : one,
    );
    expect(found(withData({ price: { ...price, schedule } }, exampleMortgage()))).toContain(
      'schedule-days price.schedule',
    );
  });
});

describe('the account', () => {
  const { escrow } = exampleContract();

  test('another bank than that of the house is blocked', () => {
    expect(found(withFacts({ escrowBank: 'АО «Другой банк»' }))).toEqual(['escrow-bank escrow.bank.name']);
  });

  test('another sum than the price, and a depositor who is no member', () => {
    const depositors = [{ memberId: 'nobody', kopecks: exampleKopecks - 1 }];
    expect(found(withData({ escrow: { ...escrow, depositors } })).slice(0, 2)).toEqual([
      'escrow-total escrow.depositors',
      'depositor-unknown escrow.depositors.0',
    ]);
  });

  test('a deposit ends at most six months after the commissioning', () => {
    expect(found(withData({ escrow: { ...escrow, until: '2028-06-30' } }))).toEqual([]);
    expect(phrases(withData({ escrow: { ...escrow, until: '2028-07-01' } }))[0]).toBe(
      'Срок депонирования дольше, чем разрешает закон. Сейчас: 01.07.2028. Нужно: 30.06.2028.',
    );
  });
});

describe('the object and the term', () => {
  test('Q4 2026 in a house promised for Q3 2026 is blocked', () => {
    const deadline = { precision: 'quarter', year: 2026, quarter: 4 } as const;
    const contract = checkedExample(exampleContract({ transfer: { deadline, early: true } }));
    const facts = { ...contract.facts, promise: { ...deadline, quarter: 3 } };
    expect(phrases({ ...contract, facts })).toEqual([
      'Срок передачи не тот, что обещан в доме. Сейчас: 31.12.2026. Нужно: 30.09.2026.',
    ]);
  });

  test.each([
    ['2026-11-23', true],
    ['2026-11-24', true],
    ['2026-11-25', false],
  ])('a house whose term is %s has no contract of 24 November unless the term lies ahead', (day, isPast) => {
    const deadline = { precision: 'day', day } as const;
    const contract = checkedExample(exampleContract({ transfer: { deadline, early: true } }));
    expect(found(contract)).toEqual(isPast ? ['term-past transfer.deadline'] : []);
  });

  test('the same last day is the same term, however it is written', () => {
    const promise = { precision: 'day', day: '2028-06-30' } as const;
    expect(found(withFacts({ promise }))).toEqual([]);
  });

  test('number, place and area are those of the lot', () => {
    const lot = { kind: 'storage', number: '24', section: '1', floor: 1, areaHundredths: 5850 } as const;
    expect(found(withFacts({ lot }))).toEqual([
      'object-kind object.kind',
      'object-number object.number',
      'object-place object.section',
      'object-place object.floor',
      'object-area object.areas.totalHundredths',
    ]);
    expect(phrases(withFacts({ lot })).at(-1)).toBe(
      'Площадь не совпадает с лотом. Сейчас: 58,40. Нужно: 58,50.',
    );
  });

  test('rooms make up the area, and the reduced one counts balconies by their factors', () => {
    const { object } = exampleContract();
    expect(found(withData({ object: { ...object, rooms: object.rooms.slice(1) } }))[0]).toBe(
      'rooms-area object.rooms',
    );
    const areas = { ...object.areas, reducedHundredths: 6402 };
    expect(found(withData({ object: { ...object, areas } }))).toContain(
      'reduced-area object.areas.reducedHundredths',
    );
  });

  test('a warranty under the least of the law, and an annex that is left out', () => {
    const warranty = { object: 2, equipment: 3, finishing: 1 };
    expect(found(withData({ warranty }))[0]).toBe('warranty-short warranty.object');
    expect(found(withData({ annexes: ['finishing'] }))).toEqual(['annex-missing annexes']);
    expect(found(withData({ annexes: ['plan', 'finishing'] }, exampleInstalments()))).toEqual([
      'annex-missing annexes',
    ]);
  });
});

describe('people', () => {
  const family = exampleInstalments();

  test('shares make up 1, with what lacks', () => {
    const shareGroups = family.shareGroups.slice(0, 2);
    expect(found(withData({ shareGroups }, family))).toEqual([
      'shares shareGroups',
      'member-without-share members.3',
    ]);
    expect(phrases(withData({ shareGroups }, family))[0]).toBe('Не хватает 1/4.');
  });

  test('a share of nobody, and joint ownership without a certificate of marriage', () => {
    const withSpouses = (change: Partial<ContractShareGroup>) =>
      family.shareGroups.map((group, at) => (at === 0 ? { ...group, ...change } : group));
    const unknown = withSpouses({ holders: ['anna', 'nobody'] });
    expect(found(withData({ shareGroups: unknown }, family))).toEqual(['holder-unknown shareGroups']);
    const unmarried = withSpouses({ marriage: null });
    expect(found(withData({ shareGroups: unmarried }, family))).toEqual(['shares shareGroups.0']);
  });

  test('a passport that ended before the day of signing is blocked', () => {
    const old = { ...anna, birthday: '1981-11-10' };
    const members = [old, ilya];
    const at = (day: string) => {
      const contract = withData({ members });
      return found({ ...contract, facts: { ...contract.facts, day } });
    };
    expect(at('2027-02-08')).toEqual([]);
    expect(at('2027-02-09')).toEqual(['passport-invalid members.0.document']);
  });

  test('a child has the paper of its age', () => {
    const members = [anna, ilya, { ...sonya, document: vera.document }, vera];
    expect(found(withData({ members }, family))).toEqual(['document-kind members.2.document']);
  });

  test('a foreign passport is valid until its day', () => {
    const foreign = {
      kind: 'foreign-passport',
      country: 'Республика Беларусь',
      number: 'MP1234567',
      issuer: 'Московский РУВД г. Минска',
      issuedOn: '2017-01-10',
    } as const;
    const until = (validUntil: string | null) =>
      found(withData({ members: [{ ...anna, document: { ...foreign, validUntil } }, ilya] }));
    expect(until(null)).toEqual([]);
    expect(until('2026-11-24')).toEqual([]);
    expect(until('2026-11-23')).toEqual(['passport-invalid members.0.document']);
  });

  test('the 14th birthday between the form and the signing changes who signs', () => {
    const child = { ...sonya, birthday: '2012-11-20' };
    const contract = withData({ members: [anna, ilya, child, vera] }, family);
    const at = (day: string) => found({ ...contract, facts: { ...contract.facts, day } });
    expect(at('2026-11-19')).toEqual(['consent-late members.3.signer']);
    expect(at('2026-11-20')).toEqual(['document-kind members.2.document', 'signer-wrong members.2.signer']);
  });

  test.each([
    ['an adult with consent of a mother', { ...anna, signer: vera.signer }, 'signer-wrong members.0.signer'],
    [
      'a mother of 17',
      {
        ...vera,
        id: 'anna',
        signer: { ...vera.signer, parent: { ...anna, birthday: '2009-01-01', relation: 'mother' } },
      } as typeof vera,
      'parent-minor members.0.signer',
    ],
  ])('%s is refused', (_, member, code) => {
    expect(found(withData({ members: [member] }, exampleTrusted()))).toContain(code);
  });

  test('a power of attorney is in force on the day of signing', () => {
    const contract = checkedExample(exampleTrusted());
    const at = (day: string) => found({ ...contract, facts: { ...contract.facts, day } });
    expect(at('2026-09-30')).toEqual(['power-invalid members.0.signer']);
    expect(at('2026-10-01')).toEqual([]);
    expect(at('2027-09-30')).toEqual([]);
    expect(at('2027-10-01')).toEqual(['power-invalid members.0.signer']);
  });
});

describe('the text', () => {
  test.each(['{{ price.kopecks }}', '{% if a %}', '________'])('«%s» that is left is blocked', (left) => {
    expect(found(withText('disputes', (text) => `${text} ${left}`))).toEqual([
      'placeholder-left clauses.disputes',
    ]);
  });

  test.each(essentialTerms)('a text without the clauses of «%s» is blocked', (term) => {
    const contract = checkedExample(exampleContract());
    const clauses = contract.clauses.filter(({ essential }) => essential !== term);
    expect(new Set(found({ ...contract, clauses }))).toEqual(new Set(['essential-missing clauses.']));
    expect(phrases({ ...contract, clauses })[0]).toMatch(/^В тексте нет существенного условия: /);
  });

  test('only the date of commissioning in the clause of the term is blocked', () => {
    const contract = withText('transfer-term', () => 'Дом вводится в эксплуатацию в IV квартале 2027 г.');
    expect(phrases(contract)).toEqual([
      'В тексте нет существенного условия: срок передачи. Нужно: 30 июня 2028 г.',
    ]);
  });

  test('a number is not found within another', () => {
    const contract = withText('object', (text) =>
      text.replace('Условный номер: 243', 'Условный номер: 2430'),
    );
    expect(found(contract)).toEqual(['essential-missing clauses.object']);
  });
});

test('every finding has words in both languages', () => {
  for (const code of contractFindingCodes) {
    const finding =
      code === 'shares'
        ? ({ code, field: 'x', cause: { refusal: 'shares-lacks' } } as const)
        : ({ code, field: 'x', found: '1', expected: '2' } as const);
    expect(contractFindingPhrase(finding, 'ru')).toMatch(/^[А-Я][^{}]+\.$/);
    expect(contractFindingPhrase(finding, 'en')).toMatch(/^[A-Z][^{}А-Яа-я]+\.$/);
  }
});
