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
  /** Identifies the event, such as «booking:…:paid»: one notification for each fact. */
  readonly fact: string;
  readonly words: Readonly<Record<'ru' | 'en', Words>>;
  /** S3-25, S3-26: «По сделке», «Для вас» or none. */
  readonly tags: readonly string[];
  /** The page of the cabinet that it is about. */
  readonly link: string | null;
  readonly at: Date;
  /** The person has switched it off in the cabinet: it is only recorded. */
  readonly hidden?: boolean;
}

/**
 * Notifies a person in his language, once, in the transaction of the event; open pages reload their list.
 * @returns false when he was already notified
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
