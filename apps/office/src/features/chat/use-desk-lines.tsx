import { addressOf } from '@novosel/client/calls/address.ts';
import { openChatFile } from '@novosel/contract/chat/desk-endpoints.ts';
import type { DeskMessage } from '@novosel/contract/chat/schema.ts';
import { formatClock } from '@novosel/contract/time/time.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import type { ChatLine } from '@novosel/ui/chat/chat-thread.tsx';
import { ChatWords } from '@novosel/ui/chat/chat-words.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { dealPath } from '../../shared/paths.ts';
import type { DeskConversation } from './use-pane.ts';
import { useTopicWords } from './use-topic-words.ts';

/** The last message of the desk that the buyer has seen. */
const seenOf = (conversations: readonly DeskConversation[]): string | undefined =>
  conversations
    .flatMap(({ messages, readSeq }) => messages.filter(({ seq }) => seq <= readSeq))
    .findLast(({ author }) => author === 'staff')?.id;

/** The rows of a conversation for the desk; each topic links to its deal. */
export const useDeskLines = (conversations: readonly DeskConversation[]): readonly ChatLine[] => {
  const t = useText();
  const locale = useLocale();
  const topicWords = useTopicWords();
  const seen = seenOf(conversations);
  const metaOf = ({ id, author, name, role, at }: DeskMessage) => {
    const who =
      author === 'staff' && name && (role ? t('chats.who', { name, role: t(`role.${role}`) }) : name);
    return [who, formatClock(at, { locale }), id === seen && t('chats.read')].filter(Boolean).join(' · ');
  };
  let shown = '';
  return conversations.flatMap(({ guid, messages }) =>
    messages.flatMap((message): ChatLine[] => {
      const { id, author, text, files, topic, at } = message;
      const about = topic ? `${topic.booking} ${topic.act}` : shown;
      const changed = about !== shown;
      shown = about;
      const address = (file: string) => addressOf(openChatFile, { params: { guid, file } });
      const line: ChatLine = {
        key: id,
        from: author === 'staff' ? 'me' : 'other',
        text: <ChatWords text={text} files={files} addressOf={address} />,
        meta: metaOf(message),
        at,
      };
      if (!changed || !topic) return [line];
      const note: ChatLine = {
        key: `${id} topic`,
        from: 'note',
        text: <Link href={dealPath(topic.booking)}>{topicWords(topic)}</Link>,
        at,
      };
      return [note, line];
    }),
  );
};
