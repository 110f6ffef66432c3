import type { DeskChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { formatDayTime, formatWaited } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import rowLink from '../../shared/panes/row-link.module.css';
import styles from './chat-row.module.css';
import { useTopicWords } from './use-topic-words.ts';

interface ChatRowProps {
  chat: DeskChat;
  /** The server's present moment, in ms. */
  now: number;
  href: string;
  chosen: boolean;
}

/** The buyer who waits and for how long, with the beginning of the last message. */
export const ChatRow = ({ chat, now, href, chosen }: ChatRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { buyer, state, since, text, files, fromBuyer, topic } = chat;
  const topicWords = useTopicWords();
  const said = text || t('chats.files', { files });
  const waited = formatWaited(since, { now, locale });
  const when =
    state === 'waiting'
      ? t('chats.waits', { time: waited ?? t('chats.justNow') })
      : formatDayTime(since, { now, locale });
  return (
    <li>
      <Link
        to={href}
        className={classNames(rowLink.row, styles.row, chosen && rowLink.chosen)}
        aria-current={chosen ? 'true' : undefined}
      >
        <b>{buyer.name}</b>
        <span className={state === 'waiting' ? styles.waits : styles.when}>{when}</span>
        {topic && <span className={styles.topic}>{topicWords(topic)}</span>}
        <span className={styles.text}>{fromBuyer ? said : t('chats.ours', { text: said })}</span>
      </Link>
    </li>
  );
};
