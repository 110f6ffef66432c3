import type { Context } from '../../context.ts';
import { personRegistered } from '../identity/public.ts';
import { assignManager } from './managers.repo.ts';

/** Whoever opens an account of his own has a manager from the first page on (S1-24). */
export function followRegistrations({ events }: Pick<Context, 'events'>): void {
  events.on(personRegistered, (tx, { userId }) => assignManager(tx, userId));
}
