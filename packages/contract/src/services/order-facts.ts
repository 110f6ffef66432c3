import { type WordList, wordOf } from '../texts/word-list.ts';
import { formatDay } from '../time/time.ts';
import { registrationMethods } from './requests.ts';
import { dayParts, deductionGrounds, insuranceCovers } from './rules.ts';
import type { OrderDetails } from './schema.ts';

/** How a field of an order is said: by a list, as a day or as it is. The order is that of the pages. */
const fields: Readonly<Record<keyof OrderDetails, WordList | 'day' | 'text'>> = {
  covers: insuranceCovers,
  from: 'day',
  method: registrationMethods,
  years: 'text',
  grounds: deductionGrounds,
  day: 'day',
  part: dayParts,
};

/** What was asked for, in words; the label of each is the page's. */
export const orderFacts = (details: OrderDetails, { locale, now }: { locale: 'ru' | 'en'; now: string }) =>
  (Object.keys(fields) as (keyof OrderDetails)[]).flatMap((field) => {
    const given = details[field];
    if (given === undefined) return [];
    const by = fields[field];
    const words = (value: string) => {
      if (by === 'text') return value;
      return by === 'day' ? formatDay(value, { now, locale }) : wordOf(by, value, locale);
    };
    const value = [given].flat().map(String).map(words).join(', ');
    return [{ field, value }];
  });
