import type { ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { expect, test } from 'vitest';
import { choiceOf, firstAnswers } from './sheet-choice.ts';

const sheet = (number: number, more: Partial<ImportSheet> = {}): ImportSheet => ({
  sheet: number,
  name: `Лист${number}`,
  hidden: false,
  rows: 10,
  fits: true,
  hiddenRows: 0,
  hiddenColumns: [],
  ...more,
});
const none = { sheet: null, hiddenRows: null, hiddenColumns: null };

test('the only visible sheet with columns that we know is chosen already, a hidden one never', () => {
  expect(firstAnswers([sheet(1, { hidden: true }), sheet(2), sheet(3, { fits: false })]).sheet).toBe(2);
  expect(firstAnswers([sheet(1), sheet(2)]).sheet).toBeNull();
  expect(firstAnswers([sheet(1, { hidden: true })]).sheet).toBeNull();
});

test('what is hidden in the chosen sheet has to be answered, what is hidden in another not', () => {
  const columns = [{ column: 'B', title: 'Цена' }];
  const sheets = [sheet(1), sheet(2, { hiddenRows: 3 }), sheet(3, { hiddenRows: 1, hiddenColumns: columns })];
  expect(choiceOf(sheets, none)).toBeUndefined();
  expect(choiceOf(sheets, { ...none, sheet: 1, hiddenRows: 'read' })).toEqual({ sheet: 1 });
  expect(choiceOf(sheets, { ...none, sheet: 2 })).toBeUndefined();
  expect(choiceOf(sheets, { ...none, sheet: 2, hiddenRows: 'skip' })).toEqual({
    sheet: 2,
    hiddenRows: 'skip',
  });
  expect(choiceOf(sheets, { ...none, sheet: 3, hiddenRows: 'skip' })).toBeUndefined();
  expect(choiceOf(sheets, { sheet: 3, hiddenRows: 'skip', hiddenColumns: 'read' })).toEqual({
    sheet: 3,
    hiddenRows: 'skip',
    hiddenColumns: 'read',
  });
});
