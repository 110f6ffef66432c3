import type { FactWords } from '../requests/facts.ts';
import { registrationMethods } from './requests.ts';
import { dayParts, deductionGrounds, insuranceCovers } from './rules.ts';
import type { OrderDetails } from './schema.ts';

/** Texts for the fields of the orders. */
export const serviceFacts: Readonly<Record<keyof OrderDetails, FactWords>> = {
  covers: { ru: 'Что застраховать', en: 'What to insure', of: insuranceCovers },
  from: { ru: 'С какого дня', en: 'From', of: 'day' },
  method: { ru: 'Как подписать', en: 'How to sign', of: registrationMethods },
  years: { ru: 'Годы', en: 'Years' },
  grounds: { ru: 'За что', en: 'For what', of: deductionGrounds },
  day: { ru: 'День', en: 'Day', of: 'day' },
  part: { ru: 'Время', en: 'Time', of: dayParts },
};
