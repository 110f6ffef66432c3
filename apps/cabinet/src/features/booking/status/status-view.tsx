import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import layout from '../booking-layout.module.css';
import type { BookedProps } from '../booking-screen.tsx';
import { BookingStages } from '../booking-stages.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';
import { EstateSummary } from '../estate-summary.tsx';
import { usePaymentNews } from '../money/use-payment-news.ts';
import { HoldTerm } from '../start/hold-term.tsx';
import { StatusBody } from './status-body.tsx';
import { statusKind, waitsForPayer } from './status-kind.ts';

const unpaid = ['paying', 'unclear', 'cash', 'transfer'];
const pastAcquirer = ['cash', 'transfer'];

/** The state of a booking's money, refreshed until it is final. */
export const StatusView = ({ booking, ...screen }: BookedProps) => {
  const t = useText();
  const { page } = screen;
  usePaymentNews(booking.state);
  const kind = statusKind(booking);
  return (
    <>
      <PageHead title={t('booking.status.title', { kind })} note={t('booking.status.note', { kind })} />
      {unpaid.includes(booking.state) && <BookingStages page={page} now="payment" withFee />}
      <div className={layout.flow}>
        <StatusBody {...screen} booking={booking} kind={kind} />
        <aside className={`${layout.side} ${layout.order}`}>
          {unpaid.includes(booking.state) && <HoldTerm {...screen} booking={booking} />}
          <EstateSummary page={page} />
          {(pastAcquirer.includes(booking.state) || waitsForPayer(kind)) && (
            <CancelBooking screen="status" page={page} booking={booking} />
          )}
        </aside>
      </div>
    </>
  );
};
