import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import {
  listDelegates,
  listTrustedDeals,
  type ReceivedTrust,
} from '@novosel/contract/delegates/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { PartOf } from '../../shared/page/part-of.tsx';
import styles from './dashboard.module.css';

/**
 * Deals of the reader's principals, each marked with on whose behalf he acts; and requests that wait for his
 * answer.
 */
export const TrustedDeals = () => {
  const t = useText();
  return (
    <div className={classNames('stack', styles.trusted)}>
      <PartOf query={queryFor(listDelegates)} failed={t('dashboard.trusted.failed')} height="168px">
        {({ data: { received } }) =>
          received.map((trust) =>
            trust.state === 'active' ? (
              <DealsOf key={trust.id} trust={trust} />
            ) : (
              <Alert key={trust.id} title={t('dashboard.trusted.asks', { name: trust.principal })}>
                <ButtonLink href={path('profile')} variant="secondary" small>
                  {t('dashboard.trusted.answer')}
                </ButtonLink>
              </Alert>
            ),
          )
        }
      </PartOf>
    </div>
  );
};

const DealsOf = ({ trust }: { trust: ReceivedTrust }) => {
  const t = useText();
  const params = { delegation: trust.id };
  const title = t('dashboard.trusted.of', { name: trust.principal });
  return (
    <Card
      title={title}
      end={
        <span className="small muted">
          {t('dashboard.trusted.until', { until: formatDate(trust.until) })}
        </span>
      }
    >
      <PartOf
        query={queryFor(listTrustedDeals, { params })}
        failed={t('dashboard.trusted.failed')}
        height="66px"
      >
        {({ data }) => (
          <OpenDeals label={title} delegation={trust.id} deals={data.items.filter((deal) => deal.open)} />
        )}
      </PartOf>
    </Card>
  );
};

interface OpenDealsProps {
  label: string;
  delegation: string;
  deals: readonly DealSummary[];
}

const OpenDeals = ({ label, delegation, deals }: OpenDealsProps) => {
  const t = useText();
  const words = useEstateWords();
  if (deals.length === 0) return <p className="muted">{t('dashboard.trusted.none')}</p>;
  return (
    <List label={label}>
      {deals.map(({ estate, number, priceKopecks }) => (
        <ListRow
          key={number}
          href={path('trustedDeal', { delegation, estate: estate.id })}
          title={capital(words.name(estate))}
          note={estate.complex.title}
          end={<Money sum={priceKopecks} />}
        />
      ))}
    </List>
  );
};
