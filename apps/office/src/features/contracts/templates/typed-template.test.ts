import type { TemplateClause } from '@novosel/contract/contracts/template.ts';
import { describe, expect, it } from 'vitest';
import { addBelow, templateClause, typedClause, wrongFields } from './typed-template.ts';

const heading: TemplateClause = { kind: 'heading', id: 'price', title: 'Цена' };
const total: TemplateClause = {
  kind: 'clause',
  id: 'total',
  body: '{{ price.kopecks | rubles }}',
  keyTerm: 'price',
};
const loan: TemplateClause = {
  kind: 'clause',
  id: 'loan',
  title: 'Кредит',
  body: '{{ price.loan.bank }}',
  when: 'price.loan',
};
const saved = [heading, total, loan];
const clauses = [heading, total].map(typedClause);

describe('a template in its fields', () => {
  it('is saved as it was when nothing is changed', () => {
    expect(saved.map(typedClause).map(templateClause)).toEqual(saved);
  });

  it('tells which fields cannot be saved', () => {
    expect(wrongFields({ edition: '2.0', clauses })).toEqual(new Set());
    const [first, second] = clauses;
    if (!first || !second) throw new Error('two clauses');
    expect(
      wrongFields({ edition: ' ', clauses: [first, { ...second, body: '', when: 'price.loan or' }] }),
    ).toEqual(new Set(['edition', 'total.body', 'total.when']));
  });

  it('takes a new clause below another one, under an id of its own', () => {
    const once = addBelow(clauses, 'price');
    expect(addBelow(once, 'price').map(({ id }) => id)).toEqual(['price', 'added-2', 'added-1', 'total']);
  });
});
