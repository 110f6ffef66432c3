import { uploadFile } from '@novosel/client/files/upload-file.ts';
import { isOnline, onConnection } from '@novosel/client/live/connection.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { EstateCases } from '@novosel/contract/catalogue/kind-words.ts';
import { phraseSetOf, phrasesShown } from '@novosel/contract/chat/phrases.ts';
import { chatFiles, longestMessage } from '@novosel/contract/chat/rules.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { bringNextPage } from '@novosel/ui/behaviour/bring-next-page.ts';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { ChatTopic } from '@novosel/ui/chat/chat-topic.tsx';
import { useAttachments } from '@novosel/ui/chat/use-attachments.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { SidePanel } from '@novosel/ui/windows/side-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { brand } from '../../shared/brand.ts';
import type { ChatDoor } from '../../shared/support/chat-door.ts';
import styles from './chat-client.module.css';
import { useLines } from './use-lines.ts';
import { useOutbox } from './use-outbox.ts';
import { useReadMark } from './use-read-mark.ts';
import { useThread } from './use-thread.ts';
import { useTopicWords } from './use-topic-words.ts';
import { WaitingList } from './waiting-list.tsx';
import { WhoAnswers } from './who-answers.tsx';

interface ChatClientProps {
  door: ChatDoor;
  titleOf: (act: string, cases?: EstateCases) => string;
  onClose: () => void;
  onUnavailable: () => void;
}

/**
 * The message in the field and its topic. The topic stays until the person removes it or the first message
 * with it is sent. A prepared text replaces an empty field or another prepared text, never what the person
 * has typed.
 */
const useMessage = (door: ChatDoor) => {
  const [topic, setTopic] = useState(door.topic);
  const [text, setText] = useState(door.words ?? '');
  const [put, setPut] = useState(door.words ?? '');
  const [seen, setSeen] = useState(door);
  if (seen !== door) {
    setSeen(door);
    // A prepared text without a topic asks about something else: clears the topic.
    if (door.topic || door.words) setTopic(door.topic);
    if (door.words && (text === '' || text === put)) {
      setText(door.words);
      setPut(door.words);
    }
  }
  return { topic, endTopic: () => setTopic(undefined), text, setText };
};

/** The chat with support: its messages, those that wait for the connection, and the input field. */
export const ChatClient = ({ door, titleOf, onClose, onUnavailable }: ChatClientProps) => {
  const { open, guid } = door;
  const t = useText();
  const online = useSyncExternalStore(onConnection, isOnline);
  const { data: user } = useQuery(queryFor(getUser));
  const { waiting, add, drop } = useOutbox(user?.id);
  const [left, setLeft] = useState<string>();
  const thread = useThread(guid === left ? undefined : guid, open);
  const wordsOf = useTopicWords(titleOf);
  const lines = useLines(thread.pages, wordsOf);
  const { topic, endTopic, text, setText } = useMessage(door);
  const attachments = useAttachments({ upload: uploadFile, rules: chatFiles, online });
  useReadMark(thread.pages, open);
  const { newest, isError } = thread;
  const nothing = isError && !newest && waiting.length === 0;
  useEffect(() => {
    if (open && nothing) onUnavailable();
  }, [open, nothing, onUnavailable]);
  // With an earlier conversation the thread is not empty: that one is still loading.
  const blank = newest && lines.length === 0 && waiting.length === 0 && !thread.hasNextPage;
  const said = new Set(lines.map(({ key }) => key));
  const phrases = Array.from({ length: phrasesShown }, (_, place) =>
    t(`chat.phrase.${phraseSetOf(topic?.act)}.${place + 1}`),
  );
  const send = (message: string) => {
    add({ text: message, files: attachments.take(), topic });
    setText('');
    endTopic();
    // A closed conversation is read-only; a message written now goes to the present one.
    if (newest?.closed) setLeft(guid);
  };
  return (
    <SidePanel open={open} onClose={onClose} title={t('chat.title')} note={<WhoAnswers />}>
      {!online && (
        <div className={styles.alert}>
          <Alert tone="warn">{t('chat.offline')}</Alert>
        </div>
      )}
      <ChatThread
        label={t('chat.title')}
        lines={lines}
        now={Date.now()}
        onEarlier={thread.hasNextPage ? () => void bringNextPage(thread) : undefined}
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
          wordsOf={wordsOf}
          onDrop={drop}
        />
      </ChatThread>
      <ChatComposer
        label={t('chat.message')}
        value={text}
        onChange={setText}
        onSend={send}
        most={longestMessage}
        ready={topic || blank ? phrases : []}
        readyLabel={t('chat.phrases')}
        attachments={attachments}
        wait={
          online && attachments.files.some(({ state }) => state === 'sending')
            ? t('chat.files.wait')
            : undefined
        }
      >
        {topic && <ChatTopic onRemove={endTopic}>{wordsOf(topic)}</ChatTopic>}
      </ChatComposer>
    </SidePanel>
  );
};
