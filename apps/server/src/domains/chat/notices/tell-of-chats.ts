import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { chatUnread } from '../chat.events.ts';
import { chatWords } from './chat-words.ts';

/**
 * Notifies a person who is away that the desk has written, in the cabinet and by letter, without the message
 * itself.
 */
export function tellOfChats(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(chatUnread, (tx, { guid, userId, readSeq, asked, at }) =>
    tellPerson(deps, tx, {
      kind: 'answers',
      by: ['mail'],
      userId,
      fact: `chat:${guid}:after:${readSeq}`,
      words: asked ? chatWords.answered : chatWords.begun,
      tags: [],
      link: `${path('dashboard')}?${new URLSearchParams({ guid })}`,
      at,
    }),
  );
}
