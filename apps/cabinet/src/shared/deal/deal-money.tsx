import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { hasSigned } from '@novosel/contract/deals/flat-category.ts';
import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { scheduleShares } from '@novosel/contract/deals/schedule-shares.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { MoneyBar } from '@novosel/ui/money/money-bar.tsx';
import { type Translate, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './deals.module.css';
import { useDealWords } from './use-deal-words.ts';

const bar = { paid: 'done', due: 'now', later: 'next', returned: 'next' } as const;

interface DealMoneyProps {
  deal: Pick<DealView, 'money' | 'now' | 'priceKopecks' | 'place' | 'history'> & {
    readonly schedule?: DealView['schedule'];
    readonly booking: Pick<DealView['booking'], 'bookedUntil'>;
  };
  /** Hides the booking fee on a phone once the contract is signed. */
  short?: boolean;
}

/**
 * The price of the estate, what is paid and what is due; the booking fee is a service apart from the price.
 */
export const DealMoney = ({ deal, short = false }: DealMoneyProps) => {
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
  const parts = deal.schedule
    ? partsOf(deal.schedule, t, (day) => words.day(day, deal.now))
    : price.map(part);
  const signed = hasSigned(deal);
  const feeLook = short && signed && 'from-tablet';
  // In a signed contract the price is fixed, whatever the term of the booking.
  const isKept =
    deal.booking.bookedUntil && !signed && Date.parse(deal.booking.bookedUntil) > Date.parse(deal.now);
  return (
    <Card title={t('deals.money')}>
      <p>
        <Money sum={deal.priceKopecks} figure />
      </p>
      <p className="small muted">
        {isKept && deal.booking.bookedUntil
          ? t('deals.money.kept', { date: words.day(deal.booking.bookedUntil, deal.now) })
          : t('deals.money.price')}
      </p>
      <div className={classNames(styles.money, feeLook && styles.last)}>
        {parts.length > 0 && <MoneyBar parts={parts} />}
        {fee.map((one) => (
          <dl key={one.code} className={classNames(styles.fee, feeLook)}>
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
      <p className={classNames('small muted', feeLook)}>{t('deals.money.apart')}</p>
    </Card>
  );
};

/** A price in installments as the bar shows it: paid, next, later; empty parts are left out. */
function partsOf(schedule: PaymentSchedule, t: Translate, day: (when: string) => string) {
  const { paidKopecks, next, laterKopecks } = scheduleShares(schedule);
  const parts = [
    { key: 'paid', label: t('deals.money.came'), sum: paidKopecks, state: 'done' as const },
    {
      key: 'next',
      label: t('deals.money.next'),
      sum: next?.kopecks ?? 0,
      state: 'now' as const,
      note: next && t('deals.until', { date: day(next.dueOn) }),
    },
    {
      key: 'later',
      label: t('deals.money.later'),
      sum: laterKopecks,
      state: 'next' as const,
    },
  ];
  return parts.filter(({ sum }) => sum > 0);
}
