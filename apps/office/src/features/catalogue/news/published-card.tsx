import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { withdrawNews } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { type DeskNews, listDeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List } from '@novosel/ui/blocks/list-row.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import Newspaper from 'lucide-react/icons/newspaper';
import { useState } from 'react';
import { TakeBackDialog } from '../frame/take-back-dialog.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { NewsRow } from './news-row.tsx';
import { useDeskNews } from './use-desk-news.ts';

const reasonDraft = (news: string) => `news:${news}:withdraw:reason`;

/** All news of the building site; shown ones can be withdrawn, and their pictures described again. */
export const PublishedCard = () => {
  const t = useText();
  const query = useDeskNews();
  const { items, isPending, isError, isFetching, refetch } = query;
  const [chosen, setChosen] = useState<DeskNews>();
  const [described, setDescribed] = useState<DeskNews>();
  const withdraw = useCall(withdrawNews, {
    invalidates: [listDeskNews],
    onDone: (_, { params: { news } }) => {
      draftOf(reasonDraft(news)).forget();
      setChosen(undefined);
      void toast({ title: t('catalogue.news.withdrawn.done'), tone: 'good' });
    },
  });
  const close = () => {
    withdraw.reset();
    setChosen(undefined);
  };
  return (
    <Card title={t('catalogue.news.published')} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height="56px" />}
      {isError && !items && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {items?.length === 0 && (
        <EmptyState icon={Newspaper} title={t('catalogue.news.empty')}>
          {t('catalogue.news.empty.note')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <List label={t('catalogue.news.published')}>
          {items.map((one) => (
            <NewsRow
              key={one.id}
              news={one}
              onWithdraw={() => setChosen(one)}
              onDescribe={() => setDescribed(one)}
            />
          ))}
        </List>
      )}
      <NextPage query={query}>{t('catalogue.news.more')}</NextPage>
      {described && <DescribeDialog news={described} onClose={() => setDescribed(undefined)} />}
      {chosen && (
        <TakeBackDialog
          title={t('catalogue.news.withdraw.title', { title: chosen.title })}
          consequences={[t('catalogue.news.withdraw.gone'), t('catalogue.news.withdraw.kept')]}
          submit={t('catalogue.news.withdraw')}
          draft={reasonDraft(chosen.id)}
          act={withdraw}
          onSend={(reason) => withdraw.mutate({ params: { news: chosen.id }, body: { reason } })}
          onClose={close}
        />
      )}
    </Card>
  );
};
