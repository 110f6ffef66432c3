import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './chat-topic.module.css';

interface ChatTopicProps {
  children: ReactNode;
  onRemove: () => void;
}

/** The topic of the message that is being written. */
export const ChatTopic = ({ children, onRemove }: ChatTopicProps) => {
  const t = useText();
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        <span className="sr">{t('ui.chat.topic')} </span>
        {children}
      </p>
      <IconButton icon={X} label={t('ui.chat.topic.remove')} onClick={onRemove} />
    </div>
  );
};
