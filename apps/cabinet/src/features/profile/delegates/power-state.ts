import type { PowerView } from '@novosel/contract/delegates/power.ts';

/** The state of a power of attorney: `over` means accepted but expired. */
export type PowerStanding = 'none' | 'asked' | 'accepted' | 'over' | 'refused';

export function standingOf(power: PowerView | null): PowerStanding {
  if (!power) return 'none';
  if (power.state === 'accepted') return power.inForce ? 'accepted' : 'over';
  return power.state === 'asked' ? 'asked' : 'refused';
}
