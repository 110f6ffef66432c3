import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listOrders } from '@novosel/contract/eds/desk-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { OrderTable } from './order-table.tsx';

/** Open orders for certificates: where a passport is seen, what was found, whose money is to be returned. */
export default function EdsPage() {
  const t = useText();
  const query = useQuery(queryFor(listOrders));
  const view = query.data?.data;
  return (
    <DeskSheet>
      <PageHead title={t('eds.title')} note={t('eds.note')} />
      {view ? (
        <Card title={t('eds.orders')}>
          {view.items.length === 0 ? (
            <EmptyState title={t('eds.none')}>{t('eds.none.note')}</EmptyState>
          ) : (
            <OrderTable items={view.items} now={view.now} />
          )}
        </Card>
      ) : (
        <LoadState query={query} failed={{ title: t('eds.failed') }}>
          <Skeleton lines={4} height="44px" />
        </LoadState>
      )}
    </DeskSheet>
  );
}
