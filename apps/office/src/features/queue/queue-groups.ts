import type { QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';

export type QueueGroup = 'over' | 'today' | 'later' | 'none';

export const groupOf = ({ turn: { dueAt } }: QueueItem, now: number): QueueGroup => {
  if (dueAt === null) return 'none';
  if (Date.parse(dueAt) <= now) return 'over';
  return isoDay(dueAt) === isoDay(now) ? 'today' : 'later';
};
