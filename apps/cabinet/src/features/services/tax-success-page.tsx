import { services } from '@novosel/contract/services/rules.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useParams } from 'react-router';
import styles from '../../shared/requests/requests.module.css';
import { useRequests } from '../../shared/requests/use-requests.ts';
import { serviceFamily } from './service-family.tsx';

/**
 * S2.2-05: the sent request and the next steps; the number of the address is looked up among the person's
 * own.
 */
export const TaxSuccessPage = () => {
  const t = useText();
  const locale = useLocale();
  const { number } = useParams();
  const { items, isError, ...query } = useRequests(serviceFamily);
  const one = items?.find((item) => String(item.number) === number && item.service === 'tax');
  const sent = one && one.state !== 'draft';
  return (
    <div className={styles.page}>
      <PageHead title={t('services.success.title')} />
      <Card aria-busy={(!items && !isError) || undefined}>
        {!sent && (
          <LoadState
            query={query}
            isAbsent={items !== undefined}
            absent={{
              title: t('requests.absent'),
              note: t('requests.absent.note'),
              action: <ButtonLink href={path('servicesTax')}>{services.tax[locale]}</ButtonLink>,
            }}
            failed={{ title: t('requests.failed') }}
          >
            <Skeleton lines={3} height="48px" />
          </LoadState>
        )}
        {sent && (
          <EmptyState
            icon={CircleCheck}
            title={t('services.success', { number: one.number })}
            action={
              <ButtonLink href={path('servicesTaxCreate', { id: one.id })}>{t('requests.see')}</ButtonLink>
            }
          >
            {one.promisedBy
              ? t('services.success.until', { day: formatDay(one.promisedBy, { now: Date.now(), locale }) })
              : t('services.success.note')}
          </EmptyState>
        )}
      </Card>
    </div>
  );
};
