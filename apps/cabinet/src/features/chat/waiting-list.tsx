import { ChatBubble } from '@novosel/ui/chat-bubble.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import styles from './chat-client.module.css';
import type { Waiting } from './outbox.ts';

interface WaitingListProps {
  waiting: readonly Waiting[];
  /** There is no connection to send them by. */
  stuck: boolean;
  onDrop: (id: string) => void;
}

/** Messages that the server does not have yet, at the foot of the thread. */
export const WaitingList = ({ waiting, stuck, onDrop }: WaitingListProps) => {
  const t = useText();
  return waiting.map(({ id, text, refused }) => (
    <ChatBubble
      key={id}
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
    </ChatBubble>
  ));
};
