import { formatDayTime } from '@novosel/contract/time.ts';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import Download from 'lucide-react/icons/download';
import { AgreementCard } from './agreement-card.tsx';
import { AgreementPoints } from './agreement-points.tsx';
import layout from './booking-layout.module.css';
import { BookingScreen, type ScreenProps } from './booking-screen.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { BookingStages } from './booking-stages.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { HoldTerm } from './hold-term.tsx';
import { documentAddress } from './read-agreement.ts';
import { SignBox } from './sign-box.tsx';
import { useAgreement } from './use-agreement.ts';

export default function SignPage() {
  return (
    <BookingScreen screen="sign">
      {(props) => {
        const { booking } = props.page;
        // Between the save of the passport and the made file there is nothing to read yet.
        if (!booking?.agreement) return <BookingSkeleton />;
        return (
          <SignStep {...props} booking={booking} agreement={booking.agreement} key={booking.agreement.id} />
        );
      }}
    </BookingScreen>
  );
}

type Booking = NonNullable<ScreenProps['page']['booking']>;
interface SignStepProps extends ScreenProps {
  booking: Booking;
  agreement: NonNullable<Booking['agreement']>;
}

const SignStep = ({ booking, agreement, ...screen }: SignStepProps) => {
  const t = useText();
  const locale = useLocale();
  const { page } = screen;
  const file = useAgreement(agreement.id);
  const shown = file.data?.sha256 === agreement.sha256 ? agreement.sha256 : undefined;
  return (
    <>
      <PageHead
        title={t('booking.sign.title')}
        note={t('booking.sign.note', {
          number: booking.number,
          pages: agreement.pages ?? 0,
          until: formatDayTime(booking.holdUntil, { now: page.now, locale }),
        })}
        end={
          <ButtonLink
            variant="secondary"
            small
            external
            href={documentAddress(agreement.id)}
            download={agreement.fileName}
            icon={<Icon of={Download} size="s" />}
          >
            {t('booking.sign.download')}
          </ButtonLink>
        }
      />
      <BookingStages page={page} now="sign" withFee={booking.term.feeKopecks > 0} />
      <div className={layout.sign}>
        <AgreementCard agreement={agreement} file={file} />
        <aside className={`${layout.side} ${layout.order}`}>
          <AgreementPoints page={page} booking={booking} />
          <SignBox {...screen} booking={booking} sha256={shown} />
          <HoldTerm {...screen} booking={booking} />
          <CancelBooking screen="sign" estate={page.card.estate} />
        </aside>
      </div>
    </>
  );
};
