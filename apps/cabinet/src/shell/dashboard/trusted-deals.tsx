import { queryFor } from '@novosel/client/query-for.ts';
import {
  listDelegates,
  listTrustedDeals,
  type ReceivedTrust,
} from '@novosel/contract/delegates/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { capital } from '@novosel/contract/text.ts';
import { formatDate } from '@novosel/contract/time.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { classNames } from '@novosel/ui/class-names.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { List, ListRow } from '@novosel/ui/list-row.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEstateWords } from '../../estate/use-estate-words.ts';
import styles from './dashboard.module.css';

/** Deals of those who trust the reader, each marked with on whose behalf; and who waits for his answer. */
export const TrustedDeals = () => {
  const t = useText();
  const { data } = useQuery(queryFor(listDelegates));
  const received = data?.data.received ?? [];
  return (
    <div className={classNames('stack', styles.trusted)}>
      {received.map((trust) =>
        trust.state === 'active' ? (
          <DealsOf key={trust.id} trust={trust} />
        ) : (
          <Alert key={trust.id} title={t('dashboard.trusted.asks', { name: trust.principal })}>
            <ButtonLink href={path('profile')} variant="secondary" small>
              {t('dashboard.trusted.answer')}
            </ButtonLink>
          </Alert>
        ),
      )}
    </div>
  );
};

const DealsOf = ({ trust }: { trust: ReceivedTrust }) => {
  const t = useText();
  const words = useEstateWords();
  const params = { delegation: trust.id };
  const { data } = useQuery(queryFor(listTrustedDeals, { params }));
  const title = t('dashboard.trusted.of', { name: trust.principal });
  const open = data?.data.items.filter((deal) => deal.open) ?? [];
  return (
    <Card
      title={title}
      end={
        <span className="small muted">
          {t('dashboard.trusted.until', { until: formatDate(trust.until) })}
        </span>
      }
    >
      {data && open.length === 0 ? (
        <p className="muted">{t('dashboard.trusted.none')}</p>
      ) : (
        <List label={title}>
          {open.map(({ estate, number, priceKopecks }) => (
            <ListRow
              key={number}
              href={path('trustedDeal', { delegation: trust.id, estate: estate.id })}
              title={capital(words.name(estate))}
              note={estate.complex.title}
              end={<Money sum={priceKopecks} />}
            />
          ))}
        </List>
      )}
    </Card>
  );
};
