import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

/** Whether one of somebody's roles is among those that may; not while his are unknown. */
export const mayBy = (may: readonly StaffRole[], own: readonly StaffRole[] | undefined): boolean =>
  own?.some((role) => may.includes(role)) ?? false;
