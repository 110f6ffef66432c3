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
