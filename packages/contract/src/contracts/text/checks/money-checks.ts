import { lawFigure } from '../../../law/figures.ts';
import { formatMoney, type Kopecks } from '../../../texts/money.ts';
import { deadlineOf } from '../../../time/date-with-precision.ts';
import { addMonths } from '../../../time/day-arithmetic.ts';
import { formatDate } from '../../../time/time.ts';
import type { ContractPayment } from '../../contract-money.ts';
import type { ContractFinding } from '../../findings.ts';
import { type ContractCheck, differing } from './facts.ts';

const inRubles = (sum: Kopecks): string => formatMoney(sum, { kopecks: true, suffix: '' });

const sumOf = (items: readonly { readonly kopecks: Kopecks }[]): Kopecks =>
  items.reduce((sum, { kopecks }) => sum + kopecks, 0);

/** The price is what the buyer confirmed, and the price of a metre follows from it. */
export const priceCheck: ContractCheck = ({ data: { price, object }, facts }) => [
  ...differing(
    { code: 'price-confirmed', field: 'price.kopecks' },
    price.kopecks,
    facts.priceKopecks,
    inRubles,
  ),
  ...differing(
    { code: 'unit-price', field: 'price.unitKopecks' },
    price.unitKopecks,
    Math.round((price.kopecks * 100) / object.areas.reducedHundredths),
    inRubles,
  ),
];

const daysOf = (schedule: readonly ContractPayment[]): string[] =>
  schedule.flatMap(({ due }) => (due.kind === 'day' ? [due.day] : []));

const rises = (days: readonly string[]): boolean =>
  days.every((day, at) => at === 0 || (days[at - 1] ?? '') <= day);

/** Payments make up the price, and those of a loan and of maternity capital what these give. */
export const scheduleCheck: ContractCheck = ({ data: { price } }) => {
  const { schedule, loan, capital } = price;
  const by = (source: ContractPayment['source']) => sumOf(schedule.filter((one) => one.source === source));
  return [
    ...differing(
      { code: 'schedule-total', field: 'price.schedule' },
      sumOf(schedule),
      price.kopecks,
      inRubles,
    ),
    ...(rises(daysOf(schedule)) ? [] : [{ code: 'schedule-days', field: 'price.schedule' } as const]),
    ...(price.form === 'mortgage' && !loan ? [{ code: 'loan-missing', field: 'price.loan' } as const] : []),
    ...differing({ code: 'loan-sum', field: 'price.loan' }, by('loan'), loan?.kopecks ?? 0, inRubles),
    ...differing(
      { code: 'capital-sum', field: 'price.capital' },
      by('capital'),
      capital?.kopecks ?? 0,
      inRubles,
    ),
  ];
};

/** The escrow account is at the bank of the house, and the whole price goes there. */
export const escrowCheck: ContractCheck = ({ data: { escrow, price, members }, facts }) => [
  ...differing({ code: 'escrow-bank', field: 'escrow.bank.name' }, escrow.bank.name, facts.escrowBank),
  ...differing(
    { code: 'escrow-total', field: 'escrow.depositors' },
    sumOf(escrow.depositors),
    price.kopecks,
    inRubles,
  ),
  ...escrow.depositors.flatMap(({ memberId }, at): ContractFinding[] =>
    members.some(({ id }) => id === memberId)
      ? []
      : [{ code: 'depositor-unknown', field: `escrow.depositors.${at}` }],
  ),
];

/** The deposit ends within the months that the law gives after the commissioning. */
export const escrowTermCheck: ContractCheck = ({ data: { escrow, house, madeOn } }) => {
  const last = addMonths(deadlineOf(house.commissioning), lawFigure('escrow-term', madeOn).value);
  if (escrow.until <= last) return [];
  return [
    {
      code: 'escrow-term',
      field: 'escrow.until',
      found: formatDate(escrow.until),
      expected: formatDate(last),
    },
  ];
};
