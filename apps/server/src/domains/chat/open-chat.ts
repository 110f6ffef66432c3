import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { findOpenChat, insertChat } from './chat.repo.ts';

/**
 * The open conversation of a person, made when there is none. Its number is random and tells nothing (promise
 * C14).
 */
export async function openChat(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<string> {
  const open = await findOpenChat(db, userId);
  if (open) return open.id;
  await insertChat(db, randomUUID(), userId, clock.now());
  const made = await findOpenChat(db, userId);
  if (!made) throw new Error('the conversation was closed while it was being opened');
  return made.id;
}
