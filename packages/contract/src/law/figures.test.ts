import { describe, expect, test } from 'vitest';
import { type LawFigureCode, lawFigureKinds } from './figure-kinds.ts';
import { lawFigures } from './figure-rows.ts';
import { figureInWords } from './figure-words.ts';
import { findLawFigure, lawFigure, missingFigure } from './figures.ts';

const codes = Object.keys(lawFigureKinds) as LawFigureCode[];
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

describe('figures of law', () => {
  test.each([
    ['contract-duty', '2026-11-28', 35_000],
    ['ownership-duty', '2026-11-28', 400_000],
    ['deduction-price', '2026-11-28', 200_000_000],
    ['deduction-interest', '2026-11-28', 300_000_000],
    ['income-tax', '2026-11-28', 1300],
    ['maternity-capital-first', '2026-11-28', 72_892_200],
    ['maternity-capital-second', '2027-01-31', 96_324_300],
    ['key-rate', '2024-12-31', 2100],
    ['key-rate', '2025-09-30', 1700],
    ['key-rate', '2025-12-22', 1600],
    ['key-rate', '2026-03-31', 1500],
    ['key-rate', '2026-06-30', 1425],
    ['key-rate', '2026-07-26', 1425],
    ['key-rate', '2026-07-27', 1400],
    ['penalty-rate-cap', '2024-03-01', 750],
    ['transfer-penalty-citizen', '2026-06-30', 150],
    ['payment-penalty', '2026-10-15', 300],
    ['warranty-object', '2024-08-30', 5],
    ['warranty-object', '2024-09-02', 3],
    ['consumer-fine', '2024-09-01', 500],
    ['escrow-insurance', '2026-11-28', 1_000_000_000],
    ['acceptance-start', '2026-10-30', 7],
    ['withdrawal-return', '2026-10-12', 20],
    ['withdrawal-return-court', '2026-04-24', 10],
  ] as const)('%s of %s is %i', (code, day, value) => {
    expect(lawFigure(code, day).value).toBe(value);
  });

  test.each([
    ['maternity-capital-first', '2027-02-01'],
    ['maternity-capital-first', '2026-01-31'],
    ['penalty-rate-cap', '2026-01-01'],
    ['key-rate', '2022-09-18'],
  ] as const)('%s has none of %s, and nothing is guessed', (code, day) => {
    expect(findLawFigure(code, day)).toBeUndefined();
    expect(() => lawFigure(code, day)).toThrow(RangeError);
  });

  test('what is missing is said with its day', () => {
    expect(missingFigure('key-rate', '2020-01-31')).toEqual({
      ru: 'Не посчитать: нет значения на 31.01.2020. Показатель: Ключевая ставка.',
      en: 'Cannot be calculated: no value for 31.01.2020. Figure: Key rate.',
    });
  });

  test.each(codes)('%s: its rows follow one another without a day between them or twice', (code) => {
    const rows = lawFigures.filter((one) => one.code === code);
    expect(rows.length).toBeGreaterThan(0);
    for (const [at, { validFrom, validTo, value, checkedOn, certainty }] of rows.entries()) {
      expect([validFrom, validTo ?? validFrom, checkedOn ?? validFrom].every(isDay)).toBe(true);
      expect(checkedOn === null).toBe(certainty === 'to-check');
      expect(Number.isSafeInteger(value) && value > 0).toBe(true);
      expect((validTo ?? '9999') >= validFrom).toBe(true);
      const next = rows[at + 1];
      if (next) expect(next.validFrom).toBe(dayAfter(validTo ?? ''));
    }
  });

  test.each([
    ['ownership-duty', '4 000 руб.', '4 000 RUB'],
    ['escrow-insurance', '10 000 000 руб.', '10 000 000 RUB'],
    ['key-rate', '14 %', '14%'],
    ['transfer-penalty-citizen', '1/150', '1/150'],
    ['withdrawal-return', '20 рабочих дней', '20 working days'],
    ['service-return', '10 дней', '10 days'],
    ['readiness-notice', '1 месяц', '1 month'],
    ['warranty-object', '3 года', '3 years'],
    ['developer-withdrawal-late', '3 раза', '3 times'],
  ] as const)('%s reads «%s» and «%s»', (code, ru, en) => {
    const figure = lawFigure(code, '2026-11-28');
    expect(figureInWords(figure, 'ru').replaceAll('\u00a0', ' ')).toBe(ru);
    expect(figureInWords(figure, 'en').replaceAll('\u00a0', ' ')).toBe(en);
  });

  test('a part of a percent has the mark of its language', () => {
    const rate = lawFigure('key-rate', '2026-06-30');
    expect(figureInWords(rate, 'ru')).toBe('14,25\u00a0%');
    expect(figureInWords(rate, 'en')).toBe('14.25%');
  });
});
