import type { Context } from '../../context.ts';

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
  | 'personalDiscounts'
  | 'signingKeys'
  | 'sms'
  | 'storage'
  | 'typesetter'
>;

/** Whose page it is and in which language. */
export interface Reader {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
}
