import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatRoles, chatStates } from '@novosel/contract/chat/rules.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { mayBy } from '../../shared/may-by.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { BuyerChat } from './buyer-chat.tsx';
import { ChatPane } from './chat-pane.tsx';
import { ChatRow } from './chat-row.tsx';
import styles from './chats-page.module.css';
import { chatPath, chatsPath } from './paths.ts';

/** The tab that contains a conversation begun by the desk. */
const answered = `?${new URLSearchParams({ state: 'answered' })}`;

/** Conversations that wait for an answer, longest first; beside the list the chosen one. */
export default function ChatsPage() {
  const t = useText();
  const { guid, person } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = chatStates.find((one) => one === params.get('state')) ?? 'waiting';
  const roles = useRoles();
  const allowed = roles && mayBy(chatRoles, roles);
  const list = useQuery({ ...queryFor(deskChats, { query: { state } }), enabled: allowed === true });
  const { data } = list.data ?? {};
  const now = useServerNow(data?.now, list.dataUpdatedAt);
  const search = `?${new URLSearchParams({ state })}`;
  if (allowed === false) {
    return (
      <main id="main" className={styles.denied}>
        <h1 className="title-l">{t('chats.title')}</h1>
        <EmptyState title={t('chats.denied')}>{t('chats.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <main id="main" className={classNames(styles.root, (guid || person) && styles.open)}>
      <h1 className="sr">{t('chats.title')}</h1>
      <section className={styles.list} aria-labelledby="chats-title" aria-busy={list.isPending || undefined}>
        <h2 className="title-s" id="chats-title">
          {t('chats.title')}
        </h2>
        <Tabs
          label={t('chats.states')}
          value={state}
          tabs={chatStates.map((key) => ({
            key,
            title: t(`chats.state.${key}`),
            count: key === 'waiting' ? data?.waiting : undefined,
            href: `${chatsPath}?${new URLSearchParams({ state: key })}`,
          }))}
        />
        {list.isPending && <Skeleton lines={5} height="64px" />}
        {list.isError && !data && (
          <ErrorState title={t('chats.failed')} busy={list.isFetching} onRetry={() => void list.refetch()} />
        )}
        {data && data.items.length === 0 && (
          <EmptyState title={t(`chats.empty.${state}`)}>{t('chats.empty.note')}</EmptyState>
        )}
        {data && data.items.length > 0 && (
          <ul className={styles.rows} aria-label={t('chats.list')}>
            {data.items.map((chat) => (
              <ChatRow
                key={chat.guid}
                chat={chat}
                now={now}
                href={chatPath(chat.guid, search)}
                chosen={chat.guid === guid}
              />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.pane} aria-label={t('chats.conversation')}>
        {guid && (
          <ChatPane
            key={guid}
            guid={guid}
            back={chatsPath + search}
            onBegun={(begun) => navigate(chatPath(begun, answered))}
          />
        )}
        {person && (
          <BuyerChat
            key={person}
            person={Number(person)}
            back={chatsPath + search}
            deal={params.get('deal') ?? undefined}
          />
        )}
        {!guid && !person && (
          <EmptyState icon={MessageCircle} title={t('chats.none')}>
            {t('chats.none.note')}
          </EmptyState>
        )}
      </section>
    </main>
  );
}
