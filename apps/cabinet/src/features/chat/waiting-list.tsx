import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Fragment } from 'react';
import styles from './chat-client.module.css';
import type { Waiting } from './outbox.ts';
import type { TopicWords } from './use-topic-words.ts';

interface WaitingListProps {
  waiting: readonly Waiting[];
  /** Whether there is no connection to send them. */
  stuck: boolean;
  wordsOf: TopicWords;
  onDrop: (id: string) => void;
}

/** Messages that the server does not have yet, at the end of the thread. */
export const WaitingList = ({ waiting, stuck, wordsOf, onDrop }: WaitingListProps) => {
  const t = useText();
  return waiting.map(({ id, text, files, topic, refused }) => (
    <Fragment key={id}>
      {topic && <ChatBubble from="note">{wordsOf(topic)}</ChatBubble>}
      <ChatBubble
        from="me"
        meta={
          refused === undefined ? (
            t(stuck ? 'chat.waits' : 'chat.sending')
          ) : (
            <>
              {t('chat.refused', { why: refused })}{' '}
              <LinkButton className={styles.drop} onClick={() => onDrop(id)}>
                {t('chat.drop')}
              </LinkButton>
            </>
          )
        }
      >
        {text}
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </ul>
        )}
      </ChatBubble>
    </Fragment>
  ));
};
