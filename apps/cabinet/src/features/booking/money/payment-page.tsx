import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import layout from '../booking-layout.module.css';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingStages } from '../booking-stages.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';
import { MoneyAfter } from '../ended/money-after.tsx';
import { HoldTerm } from '../start/hold-term.tsx';
import { PaymentSum } from './payment-sum.tsx';
import { PaymentWays } from './payment-ways.tsx';

export default function PaymentPage() {
  return (
    <BookingScreen screen="payment">
      {(props) =>
        props.page.booking ? <PaymentStep {...props} booking={props.page.booking} /> : <BookingSkeleton />
      }
    </BookingScreen>
  );
}

const PaymentStep = ({ booking, ...screen }: ScreenProps & { booking: BookingView }) => {
  const t = useText();
  const { page } = screen;
  return (
    <>
      <PageHead title={t('booking.pay.title')} note={t('booking.pay.note')} />
      <BookingStages page={page} now="payment" withFee />
      <div className={layout.pay}>
        <div className={layout.order}>
          <PaymentWays {...screen} booking={booking} takesTransfers={page.takesTransfers} />
          <MoneyAfter fee={booking.term.feeKopecks} />
        </div>
        <aside className={`${layout.side} ${layout.order}`}>
          <PaymentSum page={page} booking={booking} />
          <HoldTerm {...screen} booking={booking} />
          <CancelBooking screen="payment" page={page} booking={booking} />
        </aside>
      </div>
    </>
  );
};
