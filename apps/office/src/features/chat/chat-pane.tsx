import { isAbsent } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { closeChat, deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import type { DeskTopic } from '@novosel/contract/chat/schema.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { bringNextPage } from '@novosel/ui/behaviour/bring-next-page.ts';
import { ChatThread } from '@novosel/ui/chat/chat-thread.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './chat-pane.module.css';
import { type Beside, PaneHead } from './pane-head.tsx';
import { useDeskLines } from './use-desk-lines.tsx';
import { usePane } from './use-pane.ts';
import { useReadMark } from './use-read-mark.ts';
import { useReadyWords } from './use-ready-words.ts';

interface ChatPaneProps {
  guid: string;
  back: string;
  /** Set when the conversation is shown beside its subject. */
  beside?: Beside | undefined;
  /** The deal beside it. */
  about?: DeskTopic | undefined;
  /** The deal's own answer to «what now». */
  answer?: string | undefined;
  /** Called when the message began another conversation. */
  onBegun: (guid: string) => void;
}

/** One conversation: the buyer, the messages, the answer form, and the button to close it. */
export const ChatPane = ({ guid, back, beside, about, answer, onBegun }: ChatPaneProps) => {
  const t = useText();
  const locale = useLocale();
  const pane = usePane(guid);
  const { newest, conversations } = pane;
  const lines = useDeskLines(conversations);
  useReadMark(newest?.conversation);
  const close = useCall(closeChat, { invalidates: [deskChats], onDone: () => pane.refetch() });
  const said = conversations.flatMap(({ messages }) => messages);
  const topic = said.findLast((message) => message.topic !== null)?.topic ?? undefined;
  const asked = said.at(-1)?.author === 'buyer';
  const ready = useReadyWords({ asked, act: (about ?? topic)?.act, answer });
  if (!newest) {
    return (
      <div className={styles.wait}>
        <BackLink href={back}>{t('chats.back')}</BackLink>
        <LoadState query={pane} isAbsent={isAbsent(pane.error)} absent={{ title: t('chats.absent') }}>
          <Skeleton lines={4} height="44px" />
        </LoadState>
      </div>
    );
  }
  const { buyer, conversation } = newest;
  const end = { busy: close.isPending, act: () => close.mutate({ params: { guid }, body: {} }) };
  return (
    <>
      <PaneHead buyer={buyer} back={back} beside={beside} end={conversation.closed ? undefined : end} />
      <ChatThread
        label={t('chats.conversation')}
        lines={lines}
        now={Date.parse(conversation.now)}
        onEarlier={pane.hasNextPage ? () => void bringNextPage(pane) : undefined}
        busy={pane.isFetchingNextPage}
      />
      {close.error && (
        <div className={styles.failure}>
          <ErrorAlert errors={[...refusalWords(close.error, locale)]} />
        </div>
      )}
      {conversation.closed && <p className={styles.closed}>{t('chats.closed')}</p>}
      <AnswerForm
        person={buyer.id}
        guid={conversation.closed ? undefined : guid}
        // An answer keeps the topic of the question; a first message takes the deal beside it.
        about={asked || topic?.booking === about?.booking ? undefined : about}
        ready={ready}
        asked={asked}
        onSent={(where) => where !== guid && onBegun(where)}
      />
    </>
  );
};
