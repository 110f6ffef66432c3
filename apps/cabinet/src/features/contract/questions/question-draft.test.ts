import { beforeEach, expect, test } from 'vitest';
import { keptQuestions, questionDraft } from './question-draft.ts';

const [estate, user] = [7, 1];
const sum = questionDraft(estate, { id: 'sum', number: '3.1' }, user);
const term = questionDraft(estate, { id: 'term', number: '5.1' }, user);

beforeEach(() => {
  sum.forget();
  term.forget();
});

test('questions that were typed stand side by side, each with its clause, and one is dropped alone', () => {
  sum.keep({ text: 'Почему' });
  term.keep({ text: 'Когда' });
  sum.keep({ text: 'Почему так?' });
  expect(keptQuestions(estate, user)).toEqual([
    { clauseId: 'term', number: '5.1', text: 'Когда' },
    { clauseId: 'sum', number: '3.1', text: 'Почему так?' },
  ]);
  term.forget();
  expect(term.read()).toBeUndefined();
  expect(sum.read()).toEqual({ text: 'Почему так?' });
});

test('another person at this tab reads none of them', () => {
  sum.keep({ text: 'Почему' });
  expect(keptQuestions(estate, user + 1)).toEqual([]);
});
