import type { Act } from '../../platform/act.ts';

/** An act caused by the acquirer's answer, at its moment. */
export const byAcquirer = (at: Date): Act => ({ at, actor: { kind: 'acquirer' } });
