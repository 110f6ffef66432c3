import { addressOf } from '@novosel/client/calls/address.ts';
import type { Conversation } from '@novosel/contract/chat/endpoints.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';
import { formatClock } from '@novosel/contract/time/time.ts';
import type { ChatLine } from '@novosel/ui/chat/chat-thread.tsx';
import { ChatWords } from '@novosel/ui/chat/chat-words.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { createElement } from 'react';
import type { TopicWords } from './use-topic-words.ts';

const addressOfFile = (document: string): string => addressOf(downloadDocument, { params: { document } });

/** The last own message that somebody of the staff has seen. */
const seenOf = (pages: readonly Conversation[]): string | undefined =>
  pages
    .flatMap(({ messages, deskReadSeq }) => messages.filter(({ seq }) => seq <= deskReadSeq))
    .findLast(({ author }) => author === 'buyer')?.id;

/**
 * The rows of a conversation: messages with their authors, changes of topic, and a line where a conversation
 * was closed.
 */
export const useLines = (pages: readonly Conversation[], wordsOf: TopicWords): readonly ChatLine[] => {
  const t = useText();
  const locale = useLocale();
  const seen = seenOf(pages);
  const metaOf = ({ id, author, name, role, at }: ChatMessage) => {
    const clock = formatClock(at, { locale });
    if (author === 'buyer') return id === seen ? `${clock} · ${t('chat.read')}` : clock;
    const who = name && role ? t('chat.who', { name, role: t(`chat.role.${role}`) }) : t('chat.support');
    return `${who}, ${clock}`;
  };
  let topic = '';
  return pages.flatMap(({ guid, closed, messages }, place): ChatLine[] => {
    const lines = messages.flatMap((message): ChatLine[] => {
      const { id, author, text, files, at } = message;
      const about = message.topic ? wordsOf(message.topic) : topic;
      const changed = about !== topic;
      topic = about;
      const line: ChatLine = {
        key: id,
        from: author === 'buyer' ? 'me' : 'other',
        text: createElement(ChatWords, { text, files, addressOf: addressOfFile }),
        meta: metaOf(message),
        at,
      };
      return changed ? [{ key: `${id} topic`, from: 'note', text: about, at }, line] : [line];
    });
    const last = messages.at(-1);
    const ends = closed && last && pages[place + 1]?.guid !== guid;
    return ends
      ? [...lines, { key: `${guid} closed`, from: 'note', text: t('chat.closed'), at: last.at }]
      : lines;
  });
};
