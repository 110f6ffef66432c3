import * as z from 'zod/mini';
import { kopecksInWords } from '../../texts/money-words.ts';
import { dateWithPrecision } from '../../time/date-with-precision.ts';
import { contractPrice } from '../contract-money.ts';
import { contractKinds } from '../contract-object.ts';
import { contractMember } from '../contract-parties.ts';
import * as words from './paper-words.ts';

/** A filter of templates: writes one value of the data, and refuses another. */
export type PaperFilter = (value: unknown) => string;

/** @throws RangeError in the filter when the value is of another kind */
const filter =
  <Schema extends z.ZodMiniType>(schema: Schema, write: (value: z.output<Schema>) => string): PaperFilter =>
  (value) => {
    const read = z.safeParse(schema, value);
    if (!read.success) throw new RangeError('the value does not fit the filter');
    return write(read.data);
  };

const count = z.int().check(z.minimum(0));
const day = z.iso.date();
const { document } = contractMember.shape;
const due = contractPrice.shape.schedule._zod.def.element.shape.due;
const share = z.object({ numerator: count, denominator: count });
const named = z.object({
  lastName: z.string(),
  firstName: z.string(),
  patronymic: z.nullable(z.string()),
});

/** Filters by the names that templates use. */
export const paperFilters: ReadonlyMap<string, PaperFilter> = new Map([
  ['rubles', filter(count, words.rubles)],
  ['rubles_words', filter(count, kopecksInWords)],
  ['date', filter(day, words.paperDate)],
  ['deadline', filter(dateWithPrecision, words.paperDeadline)],
  ['period', filter(dateWithPrecision, words.paperPeriod)],
  ['area', filter(count, words.paperArea)],
  ['metres', filter(count, words.paperMetres)],
  ['percent', filter(count, words.paperPercent)],
  ['factor', filter(count, words.paperFactor)],
  ['share', filter(share, words.paperShare)],
  ['part', filter(count, words.paperPart)],
  ['of_working_days', filter(count, words.workingDaysOf)],
  ['of_days', filter(count, words.daysOf)],
  ['of_months', filter(count, words.monthsOf)],
  ['months', filter(count, words.months)],
  ['years', filter(count, words.years)],
  ['full_name', filter(named, words.fullName)],
  ['document', filter(document, words.paperDocument)],
  ['due', filter(due, words.paperDue)],
  ['kind', filter(z.enum(contractKinds), words.kindName)],
  ['floor', filter(z.int(), words.paperFloor)],
  ['listed', filter(z.array(z.string()).check(z.minLength(1)), words.listed)],
]);
