import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';

/** Whether one of a person's roles is among the allowed ones; false while his roles are unknown. */
export const mayBy = (may: readonly StaffRole[], own: readonly StaffRole[] | undefined): boolean =>
  own?.some((role) => may.includes(role)) ?? false;
