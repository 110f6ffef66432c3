import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { usePassportOwner } from '../../../shared/passport/use-passport-form.ts';
import layout from '../booking-layout.module.css';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingStages } from '../booking-stages.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';
import { EstateSummary } from '../estate-summary.tsx';
import { HoldTerm } from '../start/hold-term.tsx';
import { PassportForm } from './passport-form.tsx';

export default function PassportPage() {
  return <BookingScreen screen="passport">{(props) => <PassportStep {...props} />}</BookingScreen>;
}

const PassportStep = (props: ScreenProps) => {
  const t = useText();
  const user = usePassportOwner();
  const { booking } = props.page;
  if (!booking || !user) return <BookingSkeleton />;
  return (
    <>
      <PageHead title={t('booking.passport.title')} note={t('booking.passport.note')} />
      <BookingStages page={props.page} now="passport" withFee={booking.term.feeKopecks > 0} />
      <div className={layout.flow}>
        <PassportForm {...props} booking={booking} user={user} />
        <aside className={`${layout.side} ${layout.order}`}>
          <HoldTerm {...props} booking={booking} />
          <EstateSummary page={props.page} />
          <CancelBooking screen="passport" page={props.page} booking={booking} />
        </aside>
      </div>
    </>
  );
};
