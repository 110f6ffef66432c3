import { formatDayTime } from '@novosel/contract/time/time.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { PaperCard } from '../../../shared/paper-reader/paper-card.tsx';
import { useShownPaper } from '../../../shared/paper-reader/use-shown-paper.ts';
import { DownloadPaper } from '../../../shared/papers/download-paper.tsx';
import { AgreementPoints } from '../agreement/agreement-points.tsx';
import { RenewedAgreement } from '../agreement/renewed-agreement.tsx';
import layout from '../booking-layout.module.css';
import { type BookedProps, BookingScreen } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { BookingStages } from '../booking-stages.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';
import { HoldTerm } from '../start/hold-term.tsx';
import { SignBox } from './sign-box.tsx';

export default function SignPage() {
  return (
    <BookingScreen screen="sign">
      {(props) => {
        const { booking } = props.page;
        // The passport is saved, but the file of the agreement is not made yet.
        if (!booking?.agreement) return <BookingSkeleton />;
        return (
          <SignStep {...props} booking={booking} agreement={booking.agreement} key={booking.agreement.id} />
        );
      }}
    </BookingScreen>
  );
}

interface SignStepProps extends BookedProps {
  agreement: NonNullable<BookedProps['booking']['agreement']>;
}

const SignStep = ({ booking, agreement, ...screen }: SignStepProps) => {
  const t = useText();
  const locale = useLocale();
  const { page } = screen;
  const { file, shown, unread } = useShownPaper(agreement);
  return (
    <>
      <PageHead
        title={t('booking.sign.title')}
        note={t('booking.sign.note', {
          number: booking.number,
          pages: agreement.pages ?? 0,
          until: formatDayTime(booking.holdUntil, { now: page.now, locale }),
        })}
        end={<DownloadPaper paper={agreement}>{t('booking.sign.download')}</DownloadPaper>}
      />
      <RenewedAgreement page={page} />
      <BookingStages page={page} now="sign" withFee={booking.term.feeKopecks > 0} />
      <div className={layout.sign}>
        <PaperCard title={t('booking.sign.reader')} sha256={agreement.sha256} file={file} />
        <aside className={`${layout.side} ${layout.order}`}>
          <AgreementPoints page={page} booking={booking} />
          <SignBox {...screen} booking={booking} sha256={shown} unread={unread} />
          <HoldTerm {...screen} booking={booking} />
          <CancelBooking screen="sign" page={page} booking={booking} />
        </aside>
      </div>
    </>
  );
};
