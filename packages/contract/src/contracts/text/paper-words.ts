import { fractionMask } from '../../fields/masks.ts';
import { formatMoney, groupThousands, type Kopecks } from '../../texts/money.ts';
import { type PluralForms, plural } from '../../texts/plural.ts';
import { type DateWithPrecision, deadlineOf } from '../../time/date-with-precision.ts';
import { formatDateWithPrecision } from '../../time/date-with-precision-words.ts';
import type { PaymentDue } from '../contract-money.ts';
import type { ContractObject } from '../contract-object.ts';
import type { ContractMember, IdentityDocument } from '../contract-parties.ts';

const gap = '\u00a0';

/** «7 816 950,00 руб.» */
export const rubles = (sum: Kopecks): string => formatMoney(sum, { kopecks: true });

/** «24 ноября 2026 г.» @param day YYYY-MM-DD */
export const paperDate = (day: string): string =>
  `${formatDateWithPrecision({ precision: 'day', day })}${gap}г.`;

/** The last day of the span: «31 декабря 2026 г.» */
export const paperDeadline = (date: DateWithPrecision): string => paperDate(deadlineOf(date));

/** «IV квартал 2026 г.» */
export const paperPeriod = (date: DateWithPrecision): string => `${formatDateWithPrecision(date)}${gap}г.`;

/** A decimal with a comma, without zeros at the end beyond the least number of digits. */
const decimal = (units: number, digits: number, least: number): string => {
  const size = 10 ** digits;
  const part = String(units % size).padStart(digits, '0');
  const shown = part.slice(0, least) + part.slice(least).replace(/0+$/, '');
  return `${groupThousands(Math.floor(units / size))}${shown && `,${shown}`}`;
};

/** «58,40 кв. м» @param hundredths of a square metre */
export const paperArea = (hundredths: number): string => `${decimal(hundredths, 2, 2)}${gap}кв.${gap}м`;

/** «2,75 м» @param millimetres a height */
export const paperMetres = (millimetres: number): string => `${decimal(millimetres, 3, 2)}${gap}м`;

/** «5 %» @param basisPoints hundredths of a percent */
export const paperPercent = (basisPoints: number): string => `${decimal(basisPoints, 2, 0)}${gap}%`;

/** «0,5» @param basisPoints 10 000 is 1 */
export const paperFactor = (basisPoints: number): string => decimal(basisPoints, 4, 1);

/** «1/2» */
export const paperShare = fractionMask.show;

/** «1/150» */
export const paperPart = (divisor: number): string => `1/${divisor}`;

const counted = (forms: PluralForms) => (count: number) => `${count}${gap}${plural(count, forms)}`;

/** After «в течение» and «не менее»: «1 рабочего дня», «5 рабочих дней». */
export const workingDaysOf = counted({ one: 'рабочего дня', few: 'рабочих дней', many: 'рабочих дней' });
/** «30 календарных дней» in the genitive. */
export const daysOf = counted({ one: 'календарного дня', few: 'календарных дней', many: 'календарных дней' });
/** «2 месяцев» in the genitive. */
export const monthsOf = counted({ one: 'месяца', few: 'месяцев', many: 'месяцев' });
/** After «через» and «за»: «2 месяца». */
export const months = counted({ one: 'месяц', few: 'месяца', many: 'месяцев' });
/** «3 года» */
export const years = counted({ one: 'год', few: 'года', many: 'лет' });

type Named = Pick<ContractMember, 'lastName' | 'firstName' | 'patronymic'>;
/** «Королёва Анна Сергеевна» */
export const fullName = ({ lastName, firstName, patronymic }: Named): string =>
  [lastName, firstName, patronymic].filter(Boolean).join(' ');

/** «паспорт гражданина Российской Федерации 4711 123456, выдан … 19 апреля 2011 г.» */
export function paperDocument(document: IdentityDocument): string {
  const issued = `${document.issuer}, ${paperDate(document.issuedOn)}`;
  switch (document.kind) {
    case 'passport':
      return `паспорт гражданина Российской Федерации ${document.serial}${gap}${document.number}, выдан: ${issued}, код подразделения ${document.issuerCode}`;
    case 'birth-certificate':
      return `свидетельство о рождении ${document.number}, выдано: ${issued}`;
    case 'foreign-passport':
      return `паспорт иностранного гражданина (${document.country}) ${document.number}, выдан: ${issued}`;
  }
}

/** Until when a payment is due: «не позднее 30 ноября 2026 г.». */
export const paperDue = (due: PaymentDue): string =>
  due.kind === 'day'
    ? `не позднее ${paperDate(due.day)}`
    : `в${gap}течение ${workingDaysOf(due.workingDays)} со${gap}дня государственной регистрации Договора`;

const kinds: Readonly<Record<ContractObject['kind'], string>> = {
  flat: 'квартира',
  parking: 'машино-место',
  storage: 'нежилое помещение (кладовая)',
};
export const kindName = (kind: ContractObject['kind']): string => kinds[kind];

/** «11», and «−1 (подземный)» under the ground. */
export const paperFloor = (floor: number): string =>
  floor < 0 ? `\u2212${-floor}${gap}(подземный)` : String(floor);

/** «входная дверь; оконные блоки»: items of a list in one row. */
export const listed = (items: readonly string[]): string => items.join('; ');
