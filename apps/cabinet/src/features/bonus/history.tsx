import { formatDate } from '@novosel/contract/time/time.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Building2 from 'lucide-react/icons/building-2';
import type { Loyalty } from './use-loyalty.ts';
import { useLoyaltyWords } from './use-loyalty-words.ts';

/** Deals of five years that count, below those that wait for registration (S4.11-06). */
export const History = ({ loyalty: { deals, ladder } }: { loyalty: Loyalty }) => {
  const t = useText();
  const words = useLoyaltyWords(ladder);
  if (deals.length === 0)
    return (
      <EmptyState icon={Building2} title={t('loyalty.history.empty')}>
        {t('loyalty.history.empty.note')}
      </EmptyState>
    );
  return (
    <List label={t('loyalty.history')}>
      {deals.map((deal) => (
        <ListRow
          key={deal.id}
          icon={Building2}
          title={words.deal(deal)}
          note={deal.at ? formatDate(deal.at) : t('loyalty.history.waits')}
          end={
            <>
              <b>
                <Money sum={deal.kopecks} />
              </b>
              <br />
              {deal.until ? (
                t('loyalty.until', { date: formatDate(deal.until) })
              ) : (
                <span className="warn">{t('loyalty.waits')}</span>
              )}
            </>
          }
        />
      ))}
    </List>
  );
};
