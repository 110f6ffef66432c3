import { queryFor } from '@novosel/client/query-for.ts';
import { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { formatWaited } from '@novosel/contract/time.ts';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { chatsPath } from '../../paths.ts';
import styles from './buyer-chat.module.css';
import { ChatPane } from './chat-pane.tsx';

/** The server writes visits down once a minute, and this asks as often: who was here within both is here. */
const askEveryMs = 60_000;
const presentMs = 2 * askEveryMs;

interface BuyerChatProps {
  person: number | undefined;
  /** What the deal itself answers to «what now», for whoever has asked it in the conversation. */
  ready: string | undefined;
}

/** The newest conversation with a buyer, beside what it is about. */
export const BuyerChat = ({ person, ready }: BuyerChatProps) => {
  const t = useText();
  const locale = useLocale();
  const params = { person: person ?? 0 };
  const found = useQuery({
    ...queryFor(buyerChat, { params }),
    enabled: person !== undefined,
    refetchInterval: askEveryMs,
  });
  const { guid, now, seenAt } = found.data?.data ?? {};
  const seenWords = () => {
    if (!now || !seenAt) return undefined;
    if (Date.parse(now) - Date.parse(seenAt) < presentMs) return t('chats.seenNow');
    return t('chats.seen', { time: formatWaited(seenAt, { now, locale }) ?? '' });
  };
  return (
    <section
      className={styles.root}
      aria-label={t('chats.withBuyer')}
      aria-busy={found.isPending || undefined}
    >
      {guid && (
        <ChatPane
          key={guid}
          guid={guid}
          back={chatsPath}
          beside={{ title: t('chats.withBuyer'), seen: seenWords(), ready }}
        />
      )}
      {guid === null && (
        <EmptyState icon={MessageCircle} title={t('chats.silent')}>
          {t('chats.silent.note')}
        </EmptyState>
      )}
      {found.isPending && (
        <div className={styles.wait}>
          <Skeleton lines={4} height="44px" />
        </div>
      )}
      {found.isError && !found.data && (
        <ErrorState title={t('chats.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
    </section>
  );
};
