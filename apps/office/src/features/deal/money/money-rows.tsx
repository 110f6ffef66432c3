import { scheduleShares } from '@novosel/contract/deals/schedule-shares.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { formatDate, formatDayTime, type When } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { MoneyPart } from './money-part.ts';

const tones: Record<MoneyPart['state'], PillTone> = {
  paid: 'good',
  due: 'warn',
  later: 'neutral',
  returned: 'info',
};

const partRow = ({ code, kopecks, state, at }: MoneyPart, t: Translate) => ({
  key: code,
  label: (
    <>
      {t(`deal.money.${code}`)} <Pill tone={tones[state]}>{t(`deal.money.state.${state}`)}</Pill>
      {at && <span className="small"> {formatDate(at)}</span>}
    </>
  ),
  value: <Money sum={kopecks} />,
});

/** The price as the buyer's page shows it: whole, or by its schedule as paid, next and later. */
function priceRows({ schedule, priceKopecks, money, booking }: DeskDeal['deal'], t: Translate) {
  const price = { key: 'price', label: t('deal.money.own'), value: <Money sum={priceKopecks} /> };
  // After the booking has ended nobody pays the price any more.
  if (booking.closedAt !== null) return [price];
  if (!schedule) return money.filter(({ code }) => code !== 'booking-fee').map((part) => partRow(part, t));
  const { paidKopecks, next, laterKopecks } = scheduleShares(schedule);
  return [
    price,
    ...(paidKopecks > 0
      ? [{ key: 'came', label: t('deal.money.came'), value: <Money sum={paidKopecks} /> }]
      : []),
    ...(next
      ? [
          {
            key: 'next',
            label: (
              <>
                {t('deal.money.next', { date: formatDate(next.dueOn) })}{' '}
                {next.state === 'late' && <Pill tone="bad">{t('deal.schedule.state.late')}</Pill>}
              </>
            ),
            value: <Money sum={next.kopecks} />,
          },
        ]
      : []),
    ...(laterKopecks > 0
      ? [{ key: 'later', label: t('deal.money.later'), value: <Money sum={laterKopecks} /> }]
      : []),
  ];
}

/** The price, the booking fee apart from it, and the state of its refund. */
export const MoneyRows = ({ view, now }: { view: DeskDeal; now: When }) => {
  const t = useText();
  const locale = useLocale();
  const { money, booking } = view.deal;
  const refund = booking.payment?.refund;
  const rows = [
    ...priceRows(view.deal, t),
    ...money.filter(({ code }) => code === 'booking-fee').map((part) => partRow(part, t)),
    ...(refund
      ? [
          {
            key: 'refund',
            label: t(`deal.money.refund.${refund.state}`, {
              when: formatDayTime(refund.at, { now, locale }),
            }),
            value: <Money sum={refund.kopecks} />,
          },
        ]
      : []),
  ];
  return (
    <div className="small">
      <Kv rows={rows} />
    </div>
  );
};
