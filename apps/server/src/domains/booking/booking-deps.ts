import type { Discount } from '@novosel/contract/booking/price.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/db.ts';

/** Discounts of a person on an estate; they come from later domains, so the composition hands them in. */
export type PersonalDiscounts = (
  db: Executor,
  userId: number,
  estateId: number,
) => Promise<readonly Discount[]>;

export type BookingDeps = Pick<
  Context,
  | 'acquirer'
  | 'clock'
  | 'config'
  | 'db'
  | 'dealGuard'
  | 'events'
  | 'jobs'
  | 'log'
  | 'signingKeys'
  | 'sms'
  | 'storage'
  | 'typesetter'
> & { readonly personalDiscounts: PersonalDiscounts };

/** Whose page it is and in which language. */
export interface Reader {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
}
