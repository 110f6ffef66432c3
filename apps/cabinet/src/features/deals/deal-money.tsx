import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { MoneyBar } from '@novosel/ui/money-bar.tsx';
import styles from './deals.module.css';
import { useDealWords } from './use-deal-words.ts';

const bar = { paid: 'done', due: 'now', later: 'next', returned: 'next' } as const;

interface DealMoneyProps {
  deal: Pick<DealView, 'money' | 'now' | 'priceKopecks'> & {
    readonly booking: Pick<DealView['booking'], 'bookedUntil'>;
  };
}

/** What the estate costs, what is paid and what comes; the booking fee is a service apart from the price. */
export const DealMoney = ({ deal }: DealMoneyProps) => {
  const t = useText();
  const words = useDealWords();
  const fee = deal.money.filter(({ code }) => code === 'booking-fee');
  const price = deal.money.filter(({ code }) => code !== 'booking-fee');
  const part = ({ code, kopecks, state, at }: DealView['money'][number]) => ({
    key: code,
    label: words.money(code),
    sum: kopecks,
    state: bar[state],
    note: [words.moneyState(state), at && words.day(at, deal.now)].filter(Boolean).join(', '),
  });
  return (
    <Card title={t('deals.money')}>
      <p>
        <Money sum={deal.priceKopecks} figure />
      </p>
      <p className="small muted">
        {deal.booking.bookedUntil
          ? t('deals.money.kept', { date: words.day(deal.booking.bookedUntil, deal.now) })
          : t('deals.money.price')}
      </p>
      <div className={styles.money}>
        {price.length > 0 && <MoneyBar parts={price.map(part)} />}
        {fee.map((one) => (
          <dl key={one.code} className={styles.fee}>
            <dt>
              {words.money(one.code)}
              <small className="muted">{part(one).note}</small>
            </dt>
            <dd>
              <Money sum={one.kopecks} />
            </dd>
          </dl>
        ))}
      </div>
      <p className="small muted">{t('deals.money.apart')}</p>
    </Card>
  );
};
