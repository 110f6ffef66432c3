import { RefusalError } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { closeChat, deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { longestMessage } from '@novosel/contract/chat/rules.ts';
import type { ChatMessage } from '@novosel/contract/chat/schema.ts';
import { phoneMask } from '@novosel/contract/masks.ts';
import { formatClock } from '@novosel/contract/time.ts';
import { Avatar } from '@novosel/ui/avatar.tsx';
import { BackLink } from '@novosel/ui/back-link.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { ChatComposer } from '@novosel/ui/chat/chat-composer.tsx';
import { ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { classNames } from '@novosel/ui/class-names.ts';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { IconButton } from '@novosel/ui/icon-button.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import MessageCircleX from 'lucide-react/icons/message-circle-x';
import { useState } from 'react';
import { refusalWords } from '../../words/refusal-words.ts';
import styles from './chat-pane.module.css';
import { useAnswer } from './use-answer.ts';
import { usePane } from './use-pane.ts';

const isAbsent = (error: unknown) => error instanceof RefusalError && [404, 422].includes(error.status);

interface ChatPaneProps {
  guid: string;
  back: string;
  /** In place of the buyer's name, where that stands beside the conversation; when the buyer was last here; an answer. */
  beside?: { title: string; seen: string | undefined; ready: string | undefined };
}

/** One conversation: whose it is, what was said, the answer, the end. */
export const ChatPane = ({ guid, back, beside }: ChatPaneProps) => {
  const t = useText();
  const locale = useLocale();
  const pane = usePane(guid);
  const [text, setText] = useState('');
  const answer = useAnswer(guid, () => setText(''));
  const close = useCall(closeChat, { invalidates: [deskChats], onDone: () => pane.refetch() });
  const end = () => close.mutate({ params: { guid }, body: {} });
  const { newest, error } = pane;
  if (!newest) {
    return (
      <div className={styles.wait}>
        <BackLink href={back}>{t('chats.back')}</BackLink>
        {pane.isPending && <Skeleton lines={4} height="44px" />}
        {error && isAbsent(error) && <EmptyState title={t('chats.absent')} />}
        {error && !isAbsent(error) && (
          <ErrorState busy={pane.isFetching} onRetry={() => void pane.refetch()} />
        )}
      </div>
    );
  }
  const { buyer, conversation } = newest;
  const lineOf = ({ id, author, name, text, at, seq }: ChatMessage) => {
    const mine = author === 'staff';
    const read = mine && seq <= conversation.readSeq ? t('chats.read') : undefined;
    return {
      key: id,
      from: mine ? ('me' as const) : ('other' as const),
      text,
      meta: [mine && name, formatClock(at, { locale }), read].filter(Boolean).join(' · '),
      at,
    };
  };
  const failure = answer.error ?? close.error;
  return (
    <>
      <header className={classNames(styles.head, beside && styles.narrow)}>
        <div className={styles.back}>
          <BackLink href={back}>{t('chats.back')}</BackLink>
        </div>
        <Avatar name={buyer.name} party="me" />
        <div className={styles.who}>
          <h2 className="title-xs">{beside?.title ?? buyer.name}</h2>
          {beside?.seen && <p className="small muted">{beside.seen}</p>}
          <a className="small muted nowrap" href={`tel:+${buyer.phone}`}>
            {phoneMask.show(buyer.phone)}
          </a>
        </div>
        {!conversation.closed && beside && (
          <IconButton
            icon={MessageCircleX}
            label={t('chats.close')}
            disabled={close.isPending}
            onClick={end}
          />
        )}
        {!conversation.closed && !beside && (
          <Button variant="secondary" small busy={close.isPending} onClick={end}>
            {t('chats.close')}
          </Button>
        )}
      </header>
      <ChatThread
        label={t('chats.conversation')}
        lines={pane.messages.map(lineOf)}
        now={Date.parse(conversation.now)}
        onEarlier={pane.hasNextPage ? () => void pane.fetchNextPage() : undefined}
        busy={pane.isFetchingNextPage}
      />
      {failure && (
        <div className={styles.failure}>
          <ErrorAlert errors={[...refusalWords(failure, locale)]} />
        </div>
      )}
      {conversation.closed ? (
        <p className={styles.closed}>{t('chats.closed')}</p>
      ) : (
        <ChatComposer
          label={t('chats.answer')}
          value={text}
          onChange={setText}
          onSend={answer.send}
          most={longestMessage}
          busy={answer.isPending}
          ready={beside?.ready}
        />
      )}
    </>
  );
};
