import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { comparedAtMost, openEstateSet } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ChatBubble } from '@novosel/ui/chat/chat-bubble.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { plansById } from '../../../shared/estate/plans-by-id.ts';
import { Absent } from '../absent.tsx';
import { EstateTiles, TilesSkeleton } from '../tiles/estate-tiles.tsx';
import styles from './selection-page.module.css';

/** Estates that a manager has chosen for a person and sent by a link; a guest may open it. */
export default function SelectionPage() {
  const t = useText();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(queryFor(openEstateSet, { params: { token } }));
  if (isAbsent(error)) return <Absent what="set" />;
  if (error) {
    return (
      <>
        <h1 className="sr">{t('catalogue.set')}</h1>
        <Card>
          <ErrorState title={t('catalogue.set.failed')} busy={isFetching} onRetry={() => void refetch()} />
        </Card>
      </>
    );
  }
  if (!data) {
    return (
      <>
        <h1 className="sr">{t('catalogue.set')}</h1>
        <Skeleton width="min(420px, 80%)" height="34px" />
        <TilesSkeleton />
      </>
    );
  }
  const { title, note, manager, createdAt, expiresAt, items, plans } = data.data;
  const ids = items.slice(0, comparedAtMost).map(({ id }) => id);
  return (
    <>
      <PageHead
        title={title}
        note={t('catalogue.set.note', {
          manager,
          date: formatDate(createdAt),
          until: formatDate(expiresAt),
        })}
        end={
          ids.length > 1 && (
            <ButtonLink href={`${path('estatesCompared')}?ids=${ids.join(',')}`} variant="secondary" small>
              {t('catalogue.set.compare')}
            </ButtonLink>
          )
        }
      />
      {note && (
        <div className={styles.note}>
          <ChatBubble from="other" meta={manager}>
            {note}
          </ChatBubble>
        </div>
      )}
      <EstateTiles estates={items} plans={plansById(plans)} label={title} />
    </>
  );
}
