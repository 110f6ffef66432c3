import type { Context } from '../../context.ts';
import { personRegistered } from '../identity/public.ts';
import { assignManager } from './managers.repo.ts';

/** A person who opens an account gets a manager at once (S1-24). */
export function followRegistrations({ events }: Pick<Context, 'events'>): void {
  events.on(personRegistered, (tx, { userId }) => assignManager(tx, userId));
}
