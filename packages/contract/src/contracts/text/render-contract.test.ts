import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractData } from '../contract-data.ts';
import { type ContractTemplate, contractTemplate, templateLimits } from '../template.ts';
import { templateProblemCodes, templateProblemPhrase } from '../template-problems.ts';
import { exampleContract } from './contract.example.ts';
import { ContractTextError, renderContract } from './render-contract.ts';

type Clauses = ContractTemplate['clauses'];
const heading = (id: string, when?: string): Clauses[number] => ({
  kind: 'heading',
  id,
  title: id.toUpperCase(),
  ...(when && { when }),
});
const clause = (id: string, body: string, when?: string): Clauses[number] => ({
  kind: 'clause',
  id,
  body,
  ...(when && { when }),
});

const data = exampleContract();
const render = (...clauses: Clauses) => renderContract({ code: 'test', edition: '1', clauses }, data);
const textOf = (body: string) => render(heading('a'), clause('b', body))[1]?.text;
const problemsOf = (...clauses: Clauses) => {
  try {
    render(...clauses);
  } catch (error) {
    if (error instanceof ContractTextError) return error.problems;
    throw error;
  }
  return [];
};
const problemOf = (body: string) => {
  const [problem] = problemsOf(heading('a'), clause('b', body));
  return problem && [problem.code, problem.placeholder];
};

test('the example is whole data of a contract', () => {
  expect(z.safeParse(contractData, data).error?.issues).toBeUndefined();
});

describe('numbers', () => {
  test('follow the clauses whose conditions hold', () => {
    const found = render(
      heading('a'),
      clause('a1', 'one'),
      clause('a2', 'two', 'object.kind == "parking"'),
      clause('a3', 'three', 'object.kind == "flat" and price.kopecks > 1'),
      heading('b', 'price.loan'),
      clause('b1', 'of a heading that is left out'),
      heading('c'),
      clause('c1', 'only for parking', 'object.kind == "parking"'),
      heading('d'),
      clause('d1', 'see {{ clauses.a3 }} and section {{ clauses.d }}'),
    );
    expect(found.map(({ number, id }) => `${number} ${id}`)).toEqual([
      '1 a',
      '1.1 a1',
      '1.2 a3',
      '2 d',
      '2.1 d1',
    ]);
    expect(found.at(-1)?.text).toBe('see 1.2 and section 2');
  });

  test('a reference to a clause that is left out is an error', () => {
    const found = problemsOf(
      heading('a'),
      clause('a1', 'x', 'price.loan'),
      clause('a2', 'see {{ clauses.a1 }}'),
    );
    expect(found).toEqual([{ code: 'placeholder-unknown', clauseId: 'a2', placeholder: 'clauses.a1' }]);
  });
});

describe('values', () => {
  test.each([
    ['{{ price.kopecks | rubles }}', '7 816 950,00 руб.'],
    [
      '{{ price.kopecks | rubles_words }}',
      'Семь миллионов восемьсот шестнадцать тысяч девятьсот пятьдесят рублей 00 копеек',
    ],
    ['{{ madeOn | date }}', '24 ноября 2026 г.'],
    ['{{ transfer.deadline | deadline }}', '30 июня 2028 г.'],
    ['{{ transfer.deadline | period }}', 'II квартал 2028 г.'],
    ['{{ object.areas.totalHundredths | area }}', '58,40 кв. м'],
    ['{{ house.areaHundredths | area }}', '18 460,30 кв. м'],
    ['{{ object.ceilingMm | metres }}', '2,75 м'],
    ['{{ areaSettlement.toleranceBasisPoints | percent }}', '1 %'],
    ['{{ 1425 | percent }}', '14,25 %'],
    ['{{ object.outdoorRooms[0].factorBasisPoints | factor }}', '0,5'],
    ['{{ 10000 | factor }}', '1,0'],
    ['{{ shareGroups[0].share | share }}', '1/1'],
    ['{{ law.transferPenaltyDivisor | part }}', '1/150'],
    ['{{ 1 | of_working_days }}, {{ 22 | of_working_days }}', '1 рабочего дня, 22 рабочих дней'],
    ['{{ 21 | of_days }}', '21 календарного дня'],
    ['{{ 2 | of_months }}, {{ 2 | months }}', '2 месяцев, 2 месяца'],
    ['{{ object.floor | floor }}, {{ -1 | floor }}', '11, \u22121 (подземный)'],
    ['До {{ madeOn | date }}. За {{ 100 | rubles }}.', 'До 24 ноября 2026 г. За 1,00 руб.'],
    ['{{ 3 | years }}, {{ 5 | years }}', '3 года, 5 лет'],
    ['{{ members[1] | full_name }}', 'Королёв Илья Павлович'],
    [
      '{{ members[0].document | document }}',
      'паспорт гражданина Российской Федерации 4719 123456, выдан: УМВД России по Мурманской области, 20 мая 2019 г., код подразделения 510-003',
    ],
    [
      '{{ price.schedule[0].due | due }}',
      'в течение 5 рабочих дней со дня государственной регистрации Договора',
    ],
    ['{{ object.kind | kind }}', 'квартира'],
    [
      '{{ object.equipment | listed }}',
      'входная дверь; оконные блоки; радиаторы отопления; приборы учёта воды и тепла',
    ],
    [
      '{% for one in members %}{{ one.firstName }}{% unless forloop.last %}, {% endunless %}{% endfor %}',
      'Анна, Илья',
    ],
    ['  one  two \n\n {% if price.loan %}loan{% endif %} \n three', 'one two\nthree'],
  ])('%s', (source, written) => {
    expect(textOf(source)?.replaceAll('\u00a0', ' ')).toBe(written);
  });

  test('a value is never read as a template', () => {
    const [, found] = renderContract(
      { code: 'test', edition: '1', clauses: [heading('a'), clause('b', '{{ place }}')] },
      exampleContract({ place: '{{ number }}' }),
    );
    expect(found?.text).toBe('{{ number }}');
  });
});

describe('errors', () => {
  test.each([
    ['{{ price.kopek }}', 'placeholder-unknown', 'price.kopek'],
    ['{{ members.constructor }}', 'placeholder-unknown', 'members.constructor'],
    ['{% if price.lone %}x{% endif %}', 'placeholder-unknown', 'price.lone'],
    ['{{ escrow.account }}', 'placeholder-empty', 'escrow.account'],
    ['{{ members }}', 'placeholder-empty', 'members'],
    ['{{ transfer.early }}', 'placeholder-empty', 'transfer.early'],
    ['{% if price.loan %}loan{% endif %}', 'placeholder-empty', ''],
    ['{{ price.kopecks | roubles }}', 'filter-unknown', 'price.kopecks | roubles'],
    ['{{ number | upcase }}', 'filter-unknown', 'number | upcase'],
    ['{{ number | rubles }}', 'value-wrong', 'number | rubles'],
    ['{{ -1 | rubles }}', 'value-wrong', '-1 | rubles'],
    ['{{ "2026-02-30" | date }}', 'value-wrong', '"2026-02-30" | date'],
    ['{{ number', 'syntax', 'number'],
    ['{% if number %}', 'syntax', 'if number'],
    ['{% include "a" %}', 'tag-forbidden', 'include "a"'],
    ['{% render "a" %}', 'tag-forbidden', 'render "a"'],
    ['{% layout "a" %}', 'tag-forbidden', 'layout "a"'],
    ['{% assign number = 1 %}', 'tag-forbidden', 'assign number = 1'],
  ])('%s: %s', (source, code, placeholder) => {
    expect(problemOf(source)).toEqual([code, placeholder]);
  });

  test('a template that writes without an end is stopped', () => {
    expect(problemOf('{% for i in (1..100000) %}{{ i }}{% endfor %}')?.[0]).toMatch(/too-slow|too-long/);
    expect(problemOf('{% for i in (1..99999999) %}{{ i }}{% endfor %}')?.[0]).toBe('too-long');
    const long = (times: number) => `{% for i in (1..${times}) %}${'x'.repeat(200)}{% endfor %}`;
    expect(textOf(long(100))).toHaveLength(20_000);
    expect(problemOf(long(101))).toEqual(['too-long', 'x'.repeat(100)]);
    const loops = '{% for a in members %}'.repeat(30);
    expect(problemOf(`${loops}${'{% endfor %}'.repeat(30)}`)?.[0]).toBe('too-slow');
    expect(problemOf('x'.repeat(templateLimits.body + 1))?.[0]).toBe('too-long');
  });

  test('a contract has 600 000 characters at most', () => {
    const whole = (count: number) =>
      problemsOf(
        heading('a'),
        ...Array.from({ length: count }, (_, at) =>
          clause(`c${at}`, `{% for i in (1..100) %}${'x'.repeat(200)}{% endfor %}`),
        ),
      );
    expect(whole(30)).toEqual([]);
    expect(whole(31).map(({ code, clauseId }) => `${code} ${clauseId}`)).toEqual(['too-long c30']);
  });

  test('all problems are told at once, each with its clause, in both languages', () => {
    const problems = problemsOf(
      heading('a'),
      clause('one', '{{ nobody }}'),
      clause('two', 'x', 'nothing == "x"'),
      clause('three', '{{ price.kopecks | listed }}'),
    );
    expect(problems.map((problem) => templateProblemPhrase(problem, 'ru'))).toEqual([
      'Пункт two, «nothing»: нет такого поля или пункта.',
      'Пункт one, «nobody»: нет такого поля или пункта.',
      'Пункт three, «price.kopecks | listed»: значение не подходит к правилу вывода.',
    ]);
    for (const code of templateProblemCodes)
      expect(templateProblemPhrase({ code, clauseId: 'a', placeholder: '' }, 'en')).toMatch(
        /^Clause a: [^А-Яа-я]+\.$/,
      );
  });
});

describe('a template', () => {
  const parse = (clauses: unknown) =>
    z.safeParse(contractTemplate, { code: 'test', edition: '1', clauses }).success;

  test('begins with a heading and names each clause once', () => {
    expect(parse([heading('a'), clause('b', 'x')])).toBe(true);
    expect(parse([clause('b', 'x')])).toBe(false);
    expect(parse([heading('a'), clause('a', 'x')])).toBe(false);
  });

  test.each([
    ['object.kind == "flat"', true],
    ['price.loan', true],
    ['annexes contains "plan" and price.kopecks > 10', true],
    ['price.loan or price.capital', true],
    ['price.loan or price.capital and transfer.early', false],
    ['object.kind ==', false],
    ['object.kind == "flat" junk', false],
    ['object.kind == "flat" %}{{ number }}', false],
  ])('a condition «%s»: %s', (when, fits) => {
    expect(parse([heading('a'), clause('b', 'x', when)])).toBe(fits);
  });
});
