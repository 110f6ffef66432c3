import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Spinner } from '@novosel/ui/status/spinner.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { brand } from '../../../shared/brand.ts';
import { bankLink } from '../../../shared/payment/bank-link.ts';
import { TransferOrder } from '../../../shared/payment/transfer-order.tsx';
import { ChatButton } from '../../../shared/support/chat-button.tsx';
import { screenPath } from '../booking-flow.ts';
import type { BookedProps } from '../booking-screen.tsx';
import ways from '../money/payment-ways.module.css';
import { SbpPayment } from '../money/sbp-payment.tsx';
import { OtherWay } from '../start/other-way.tsx';
import styles from './status-body.module.css';
import { formerWay, type StatusKind } from './status-kind.ts';

interface StatusBodyProps extends BookedProps {
  kind: StatusKind;
}

const waits: readonly StatusKind[] = [
  'sbp',
  'card',
  'trusted',
  'bank',
  'unclear',
  'transfer',
  'refunding',
  'refunding_cash',
  'refunding_transfer',
];

/** What is known of the payment, whose turn it is, how long it usually takes, and what to do. */
export const StatusBody = ({ page, booking, kind }: StatusBodyProps) => {
  const t = useText();
  const locale = useLocale();
  const { payment } = booking;
  const estate = page.card.estate.id;
  const card = kind === 'card' ? bankLink(payment?.confirmationUrl) : undefined;
  const dueAt = payment?.refund?.dueAt;
  const until = dueAt ? formatDay(dueAt, { now: page.now, locale }) : '';
  const kept = formatDayTime(booking.holdUntil, { now: page.now, locale });
  // For the cash desk no payment has begun: the started one is a former way that the person has left.
  const started = kind === 'cash' ? null : (payment?.startedAt ?? null);
  const former = formerWay(payment);
  const known = [
    { key: 'number', label: t('booking.status.number'), value: booking.number },
    {
      key: 'sum',
      label: t('booking.status.sum'),
      value: <Money sum={payment?.refund?.kopecks ?? payment?.kopecks ?? booking.term.feeKopecks} />,
    },
    ...(started
      ? [
          {
            key: 'started',
            label: t('booking.status.started'),
            value: formatDayTime(started, { now: page.now, locale }),
          },
        ]
      : []),
  ];
  return (
    <Card title={t('booking.status.head', { kind })}>
      <div className={styles.body}>
        {kind === 'sbp' && payment?.qr && <SbpPayment qr={payment.qr} />}
        {booking.transfer && <TransferOrder order={booking.transfer} />}
        {waits.includes(kind) && (
          <p className={`small ${ways.wait}`} role="status">
            <Spinner small />
            <span>{t('booking.status.wait', { kind })}</span>
          </p>
        )}
        <p>
          {t('booking.status.what', { kind, days: cashReturnDays, until, kept, payer: payment?.payer ?? '' })}
        </p>
        {kind === 'cash' && former && <p>{t('booking.status.former', { way: former })}</p>}
        <div className="small">
          <Kv rows={known} />
        </div>
        {card && (
          <ButtonLink href={card} external>
            {t('booking.status.toBank')}
          </ButtonLink>
        )}
        <OtherWay kind={kind} page={page} />
        {(kind === 'cash' || kind === 'transfer') && (
          <ButtonLink
            href={screenPath('payment', estate)}
            variant={kind === 'transfer' ? 'secondary' : 'primary'}
          >
            {t('booking.status.online')}
          </ButtonLink>
        )}
        {booking.state === 'returned' && (
          <ButtonLink href={path('estates')}>{t('booking.similar.all')}</ButtonLink>
        )}
        <p className="small muted">
          {t('booking.status.ask')}{' '}
          <a className="nowrap" href={`tel:${brand.phones.support}`}>
            {brand.phones.supportShown}
          </a>
        </p>
        <div>
          <ChatButton place="bookingStatus" topic={{ estate, number: booking.number, act: booking.state }} />
        </div>
      </div>
    </Card>
  );
};
