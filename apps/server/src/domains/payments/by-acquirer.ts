import type { Act } from '../../platform/act.ts';

/** What is done because the acquirer has said so, at the moment of its answer. */
export const byAcquirer = (at: Date): Act => ({ at, actor: { kind: 'acquirer' } });
