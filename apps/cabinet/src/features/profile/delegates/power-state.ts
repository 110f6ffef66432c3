import type { PowerView } from '@novosel/contract/delegates/power.ts';

/** How a power of attorney stands: `over` is one that was accepted and has ended. */
export type PowerStanding = 'none' | 'asked' | 'accepted' | 'over' | 'refused';

export function standingOf(power: PowerView | null): PowerStanding {
  if (!power) return 'none';
  if (power.state === 'accepted') return power.inForce ? 'accepted' : 'over';
  return power.state === 'asked' ? 'asked' : 'refused';
}
