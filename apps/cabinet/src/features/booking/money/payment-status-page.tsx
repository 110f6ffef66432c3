import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import { presentScreen, screenPath } from '../booking-flow.ts';
import layout from '../booking-layout.module.css';
import type { ScreenProps } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingFailed } from '../ended/booking-failed.tsx';
import { DeclinedAlert } from '../ended/declined-alert.tsx';
import { EstateSummary } from '../estate-summary.tsx';
import styles from '../status/status-body.module.css';
import { StatusView } from '../status/status-view.tsx';
import { useBooking } from '../use-booking.ts';

const onTheWay = ['paying', 'unclear', 'cash', 'transfer', 'refunding', 'returned'];

/**
 * The return page of the acquirer. The last segment of the address is the acquirer's claim and is not trusted
 * (ruling S2.3-33): the page shows the server's state and polls until it is final.
 */
export default function PaymentStatusPage() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useBooking();
  if (!data) {
    return error ? <BookingFailed error={error} busy={isFetching} onRetry={refetch} /> : <BookingSkeleton />;
  }
  return (
    <AboutEstate kind={data.data.card.estate.kind}>
      <PaymentStatus page={data.data} receivedAt={dataUpdatedAt} />
    </AboutEstate>
  );
}

const PaymentStatus = ({ page, receivedAt }: ScreenProps) => {
  const t = useText();
  const estate = page.card.estate.id;
  useBackLink({ href: path('estate', { estate }), label: t('booking.back') });
  const { booking } = page;
  if (booking && onTheWay.includes(booking.state)) {
    return <StatusView page={page} receivedAt={receivedAt} booking={booking} />;
  }
  return <Outcome page={page} receivedAt={receivedAt} />;
};

type OutcomeKind = 'paid' | 'declined' | 'ended' | 'none';

const outcomeOf = (booking: BookingView | null): OutcomeKind => {
  if (booking?.state === 'success') return 'paid';
  if (booking?.state === 'expired' || booking?.state === 'canceled') return 'ended';
  return booking?.payment?.depositStatus === 'DECLINED' ? 'declined' : 'none';
};

/** The final state: paid, declined, or nothing to pay now. */
const Outcome = ({ page }: ScreenProps) => {
  const t = useText();
  const { booking } = page;
  const outcome = outcomeOf(booking);
  return (
    <>
      <PageHead title={t('booking.outcome.title', { outcome })} />
      <div className={layout.flow}>
        <Card title={t('booking.outcome.head', { outcome })}>
          <div className={styles.body}>
            {booking && <DeclinedAlert booking={booking} />}
            {outcome === 'paid' && booking?.payment && (
              <p>
                <Money sum={booking.payment.kopecks} figure />
              </p>
            )}
            <p>{t('booking.outcome.note', { outcome })}</p>
            <ButtonLink href={screenPath(presentScreen(page), page.card.estate.id)}>
              {t('booking.outcome.act', { outcome })}
            </ButtonLink>
          </div>
        </Card>
        <aside className={layout.side}>
          <EstateSummary page={page} />
        </aside>
      </div>
    </>
  );
};
