import { isOnline, onConnection } from '@novosel/client/connection.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { longestMessage } from '@novosel/contract/chat/rules.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { SidePanel } from '@novosel/ui/side-panel.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { brand } from '../../brand.ts';
import styles from './chat-client.module.css';
import { useLines } from './use-lines.ts';
import { useOutbox } from './use-outbox.ts';
import { useReadMark } from './use-read-mark.ts';
import { useThread } from './use-thread.ts';
import { WaitingList } from './waiting-list.tsx';

interface ChatClientProps {
  open: boolean;
  guid: string | undefined;
  onClose: () => void;
  onUnavailable: () => void;
}

/** The conversation with support: what was said, what waits for the connection, where to write. */
export const ChatClient = ({ open, guid, onClose, onUnavailable }: ChatClientProps) => {
  const t = useText();
  const online = useSyncExternalStore(onConnection, isOnline);
  const { data: user } = useQuery(queryFor(getUser));
  const { waiting, add, drop } = useOutbox(user?.id);
  const [left, setLeft] = useState<string>();
  const thread = useThread(guid === left ? undefined : guid, open);
  const lines = useLines(thread.pages);
  const [text, setText] = useState('');
  useReadMark(thread.pages, open);
  const { newest, isError } = thread;
  const nothing = isError && !newest && waiting.length === 0;
  useEffect(() => {
    if (open && nothing) onUnavailable();
  }, [open, nothing, onUnavailable]);
  // With an earlier conversation the thread is not blank for long: it is on its way.
  const blank = newest && lines.length === 0 && waiting.length === 0 && !thread.hasNextPage;
  const said = new Set(lines.map(({ key }) => key));
  const send = (message: string) => {
    add(message);
    setText('');
    // A closed conversation is read; what is written now stands in the present one.
    if (newest?.closed) setLeft(guid);
  };
  return (
    <SidePanel open={open} onClose={onClose} title={t('chat.title')} note={t('chat.note')}>
      {!online && (
        <div className={styles.alert}>
          <Alert tone="warn">{t('chat.offline')}</Alert>
        </div>
      )}
      <ChatThread
        label={t('chat.title')}
        lines={lines}
        now={Date.now()}
        onEarlier={thread.hasNextPage ? () => void thread.fetchNextPage() : undefined}
        busy={thread.isFetchingNextPage}
      >
        {thread.isPending && <Skeleton lines={3} height="44px" />}
        {blank && (
          <EmptyState title={t('chat.empty')}>
            {t('chat.empty.note', { phone: brand.phones.supportShown })}
          </EmptyState>
        )}
        <WaitingList
          waiting={waiting.filter(({ id }) => !said.has(id))}
          stuck={!online || isError}
          onDrop={drop}
        />
      </ChatThread>
      <ChatComposer
        label={t('chat.message')}
        value={text}
        onChange={setText}
        onSend={send}
        most={longestMessage}
      />
    </SidePanel>
  );
};
