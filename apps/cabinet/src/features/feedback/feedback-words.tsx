import { addressOf } from '@novosel/client/calls/address.ts';
import { downloadDocument } from '@novosel/contract/documents/endpoints.ts';
import type { FeedbackFile, FeedbackWords as Words } from '@novosel/contract/feedback/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { FileLinks } from '@novosel/ui/files/file-links.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const addressOfFile = ({ id }: FeedbackFile): string =>
  addressOf(downloadDocument, { params: { document: id } });

/** One message of the conversation with its files. */
export const FeedbackWords = ({ words }: { words: Omit<Words, 'id'> }) => {
  const t = useText();
  const locale = useLocale();
  const { from, author, text, files, at } = words;
  const when = formatDayTime(at, { now: Date.now(), locale });
  return (
    <ChatBubble
      from={from === 'buyer' ? 'me' : 'other'}
      meta={
        from === 'buyer'
          ? t('feedback.said.me', { when })
          : t('feedback.said.staff', { author: author ?? '', when })
      }
    >
      {text}
      <FileLinks files={files.map((file) => ({ ...file, href: addressOfFile(file) }))} />
    </ChatBubble>
  );
};
