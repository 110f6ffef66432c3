import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import { addToOutbox } from '../../platform/outbox.ts';
import { chatUnread } from '../chat/public.ts';
import { personOf } from '../identity/public.ts';
import { chatWords } from './chat-words.ts';
import { notify } from './notify.ts';

/** Tells a person who is away that support has answered, in the cabinet and by letter; what it says stays in the chat. */
export function followChatsForNotices(deps: Pick<Context, 'events' | 'jobs' | 'clock'>): void {
  deps.events.on(chatUnread, async (tx, { guid, userId, readSeq, at }) => {
    const told = await notify(tx, {
      userId,
      fact: `chat:${guid}:after:${readSeq}`,
      words: chatWords,
      tags: [],
      link: `${path('dashboard')}?${new URLSearchParams({ guid })}`,
      at,
    });
    const person = told ? await personOf(tx, userId) : undefined;
    if (!person?.email) return;
    const { title, text } = chatWords[person.locale === 'en' ? 'en' : 'ru'];
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, subject: title, text } });
  });
}
