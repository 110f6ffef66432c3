import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getUnread } from '@novosel/contract/chat/counter-endpoints.ts';
import { chatButtons } from '@novosel/contract/chat/rules.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { openChat, useChatDoor } from '../../shared/support/chat-door.ts';
import styles from './tab-bar.module.css';
import { useQuietPage } from './use-quiet-page.ts';

/** The number of unread answers (S1-34). */
const useUnread = () => useQuery({ ...queryFor(getUnread), enabled: useQuietPage() }).data?.data.unread;

export const ChatIcon = () => {
  const t = useText();
  const { open } = useChatDoor();
  return (
    <IconButton
      id={String(chatButtons.header)}
      icon={MessageCircle}
      label={t('header.chat')}
      count={useUnread()}
      aria-expanded={open}
      onClick={() => openChat()}
    />
  );
};

export const ChatTab = () => {
  const t = useText();
  const unread = useUnread();
  return (
    <button type="button" id={String(chatButtons.tabBar)} className={styles.tab} onClick={() => openChat()}>
      <Icon of={MessageCircle} size="l" />
      {t('tabs.chat')}
      {unread ? <Counter value={unread} className={styles.count} /> : null}
    </button>
  );
};
