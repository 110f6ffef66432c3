import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listImports, listPlannedPrices } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useRoles } from '../../../shared/use-roles.ts';
import { mayDo } from '../frame/sections.ts';
import { TemplateCard } from '../imports/acts/template-card.tsx';
import styles from '../imports/imports-page.module.css';
import { PlanCard } from './plan-card.tsx';
import { PlannedGroupCard } from './planned-group.tsx';
import { groupPlanned } from './planned-groups.ts';
import { PlansCard } from './plans-card.tsx';
import { ScopeCard } from './scope-card.tsx';

/** Prices planned for a future day; until then each can be cancelled. */
export default function PricesPage() {
  const t = useText();
  const brings = mayDo('import', useRoles() ?? []);
  const planned = useQuery(queryFor(listPlannedPrices));
  const imports = useQuery(queryFor(listImports));
  const prices = planned.data?.data;
  return (
    <>
      <PageHead title={t('catalogue.plan.title')} note={t('catalogue.plan.note')} />
      <div className={styles.root} aria-busy={planned.isPending || undefined}>
        {brings && <ScopeCard />}
        {brings && (
          <div className={styles.new}>
            <PlanCard />
            <TemplateCard only="prices" />
          </div>
        )}
        {planned.isPending && <Skeleton lines={3} height="64px" />}
        {planned.isError && !prices && (
          <ErrorState
            title={t('catalogue.plan.error')}
            onRetry={() => void planned.refetch()}
            busy={planned.isFetching}
          />
        )}
        {prices?.length === 0 && (
          <Card>
            <EmptyState icon={CalendarClock} title={t('catalogue.plan.empty')}>
              {t('catalogue.plan.empty.note')}
            </EmptyState>
          </Card>
        )}
        {groupPlanned(prices ?? []).map((group, index) => (
          <PlannedGroupCard
            key={group.batch}
            place={index + 1}
            group={group}
            batch={imports.data?.data.find(({ id }) => id === group.batch)}
            cancels={brings}
          />
        ))}
        <PlansCard />
      </div>
    </>
  );
}
