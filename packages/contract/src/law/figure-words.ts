import { formatMoney, groupThousands } from '../texts/money.ts';
import { type PluralForms, plural } from '../texts/plural.ts';
import { type LawUnit, lawFigureKinds } from './figure-kinds.ts';
import type { LawFigure } from './figure-rows.ts';

type CountUnit = Exclude<LawUnit, 'kopecks' | 'basisPoints' | 'divisor'>;

const counted: Readonly<Record<CountUnit, { ru: PluralForms; en: readonly [one: string, many: string] }>> = {
  calendarDays: { ru: { one: 'день', few: 'дня', many: 'дней' }, en: ['day', 'days'] },
  workingDays: {
    ru: { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней' },
    en: ['working day', 'working days'],
  },
  months: { ru: { one: 'месяц', few: 'месяца', many: 'месяцев' }, en: ['month', 'months'] },
  years: { ru: { one: 'год', few: 'года', many: 'лет' }, en: ['year', 'years'] },
  times: { ru: { one: 'раз', few: 'раза', many: 'раз' }, en: ['time', 'times'] },
};

/** A value in words: «4 000 руб.», «14,25 %», «1/150», «20 рабочих дней». */
export function figureInWords(
  { code, value }: Pick<LawFigure, 'code' | 'value'>,
  locale: 'ru' | 'en',
): string {
  const { unit } = lawFigureKinds[code];
  if (unit === 'kopecks') return formatMoney(value, locale === 'ru' ? {} : { suffix: 'RUB' });
  if (unit === 'basisPoints') {
    const percent = String(value / 100);
    return locale === 'ru' ? `${percent.replace('.', ',')}\u00a0%` : `${percent}%`;
  }
  if (unit === 'divisor') return `1/${value}`;
  const { ru, en } = counted[unit];
  const word = locale === 'ru' ? plural(value, ru) : en[value === 1 ? 0 : 1];
  return `${groupThousands(value)}\u00a0${word}`;
}
