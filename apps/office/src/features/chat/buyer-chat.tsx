import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { buyerChat } from '@novosel/contract/chat/desk-endpoints.ts';
import { formatWaited } from '@novosel/contract/time/time.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { AnswerForm } from './answer-form.tsx';
import styles from './buyer-chat.module.css';
import { ChatPane } from './chat-pane.tsx';
import { PaneHead } from './pane-head.tsx';
import { useAbout } from './use-about.ts';
import { useReadyWords } from './use-ready-words.ts';

/**
 * The server records visits once a minute, and this polls as often: a visit within both intervals counts as
 * «online».
 */
const askEveryMs = 60_000;
const presentMs = 2 * askEveryMs;

interface BuyerChatProps {
  person: number | undefined;
  back: string;
  /** The deal beside the conversation, or the one from which staff came to write. */
  deal?: string | undefined;
  /** The deal's own answer to «what now», for a buyer who has asked it in the conversation. */
  answer?: string | undefined;
  /** Whether the buyer's name is already shown beside the conversation. */
  isNamed?: boolean;
}

/** The newest conversation with a buyer, or a form to begin one. */
export const BuyerChat = ({ person, back, deal, answer, isNamed = false }: BuyerChatProps) => {
  const t = useText();
  const locale = useLocale();
  const params = { person: person ?? 0 };
  const found = useQuery({
    ...queryFor(buyerChat, { params }),
    enabled: person !== undefined,
    refetchInterval: askEveryMs,
  });
  const { data } = found.data ?? {};
  const about = useAbout(deal);
  const ready = useReadyWords({ asked: false, act: about?.act, answer: undefined });
  const seenWords = () => {
    if (!data?.seenAt) return undefined;
    const { now, seenAt } = data;
    if (Date.parse(now) - Date.parse(seenAt) < presentMs) return t('chats.seenNow');
    return t('chats.seen', { time: formatWaited(seenAt, { now, locale }) ?? '' });
  };
  const beside = isNamed ? { title: t('chats.withBuyer'), seen: seenWords() } : undefined;
  const again = () => void found.refetch();
  return (
    <section
      className={styles.root}
      aria-label={t('chats.withBuyer')}
      aria-busy={found.isPending || undefined}
    >
      {data?.guid && (
        <ChatPane
          key={data.guid}
          guid={data.guid}
          back={back}
          beside={beside}
          about={about}
          answer={answer}
          onBegun={again}
        />
      )}
      {data && data.guid === null && (
        <>
          <PaneHead buyer={data.buyer} back={back} beside={beside} />
          <div className={styles.silent}>
            <EmptyState icon={MessageCircle} title={t('chats.silent')}>
              {t('chats.silent.note')}
            </EmptyState>
          </div>
          <AnswerForm
            person={data.buyer.id}
            guid={undefined}
            about={about}
            ready={ready}
            asked={false}
            onSent={again}
          />
        </>
      )}
      {!data && (
        <div className={styles.wait}>
          {!isNamed && <BackLink href={back}>{t('chats.back')}</BackLink>}
          <LoadState
            query={found}
            isAbsent={isAbsent(found.error)}
            absent={{ title: t('chats.nobody') }}
            failed={{ title: t('chats.failed') }}
          >
            <Skeleton lines={4} height="44px" />
          </LoadState>
        </div>
      )}
    </section>
  );
};
