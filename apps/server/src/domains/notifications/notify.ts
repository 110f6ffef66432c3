import type { Executor } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { personOf } from '../identity/public.ts';
import { insertNotification } from './notifications.repo.ts';

export interface Words {
  readonly title: string;
  readonly text: string;
}

export interface Notice {
  readonly userId: number;
  /** Names what is told, such as «booking:…:paid»: the same fact is told once. */
  readonly fact: string;
  readonly words: Readonly<Record<'ru' | 'en', Words>>;
  /** S3-25, S3-26: «По сделке», «Для вас» or none. */
  readonly tags: readonly string[];
  /** Page of the cabinet that it speaks of. */
  readonly link: string | null;
  readonly at: Date;
  /** The person does not want it in the cabinet: it is only kept as told. */
  readonly hidden?: boolean;
}

/**
 * Tells a person something in his language, once, in the transaction of the fact; open pages ask for their
 * list again.
 * @returns false when it was told before
 */
export async function notify(
  tx: Executor,
  { userId, fact, words, tags, link, at, hidden = false }: Notice,
): Promise<boolean> {
  const person = await personOf(tx, userId);
  const { title, text } = words[person?.locale === 'en' ? 'en' : 'ru'];
  const told = await insertNotification(tx, {
    userId,
    fact,
    title,
    text,
    tags: [...tags],
    link,
    at,
    isHidden: hidden,
  });
  if (told && !hidden) await tell(tx, { to: 'person', userId, topic: 'notifications' });
  return told;
}
