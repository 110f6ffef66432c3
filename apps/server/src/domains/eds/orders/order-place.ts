import type { OrderForm } from '@novosel/contract/eds/schema.ts';
import { branches, courierDaysFrom } from '@novosel/contract/eds/ways.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { OrderRow } from '../eds.repo.ts';

const wrong = (field: string) => new AppError('VALIDATION', { fields: { [field]: ['default'] } });

/** @throws AppError VALIDATION for a place or a time that the way does not have */
export function assertPlace(
  { way, visit, branch }: Pick<OrderForm, 'way' | 'visit' | 'branch'>,
  at: Date,
): void {
  if ((way === 'delivery') !== (visit !== null)) throw wrong('visit');
  if (visit && !courierDaysFrom(at).includes(visit.day)) throw wrong('day');
  const goes = way === 'bank' || way === 'mfc';
  const here = branches.some((one) => one.code === branch && one.way === way);
  if (goes ? !here : branch !== null) throw wrong('branch');
}

export const placeOf = ({
  visit,
  branch,
}: Pick<OrderForm, 'visit' | 'branch'>): Pick<
  OrderRow,
  'visitAddress' | 'visitDay' | 'visitFrom' | 'branch'
> => ({
  visitAddress: visit?.address ?? null,
  visitDay: visit?.day ?? null,
  visitFrom: visit?.from ?? null,
  branch,
});
