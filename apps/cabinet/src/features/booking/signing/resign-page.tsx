import { formatDayTime } from '@novosel/contract/time/time.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { PaperCard } from '../../../shared/paper-reader/paper-card.tsx';
import { useShownPaper } from '../../../shared/paper-reader/use-shown-paper.ts';
import { DownloadPaper } from '../../../shared/papers/download-paper.tsx';
import { EditionChanges } from '../agreement/edition-changes.tsx';
import { RenewedAgreement } from '../agreement/renewed-agreement.tsx';
import layout from '../booking-layout.module.css';
import { type BookedProps, BookingScreen } from '../booking-screen.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { CancelBooking } from '../ended/cancel-booking.tsx';
import { HoldTerm } from '../start/hold-term.tsx';
import { KeepTerms } from '../start/keep-terms.tsx';
import { SignBox } from './sign-box.tsx';

export default function ResignPage() {
  return (
    <BookingScreen screen="resign">
      {(props) => {
        const { booking } = props.page;
        if (!booking?.edition) return <BookingSkeleton />;
        const { edition } = booking;
        return <Resign {...props} booking={booking} edition={edition} key={edition.agreement.id} />;
      }}
    </BookingScreen>
  );
}

interface ResignProps extends BookedProps {
  edition: NonNullable<BookedProps['booking']['edition']>;
}

/** The changes come first, then the new edition itself, which the person signs or declines. */
const Resign = ({ booking, edition, ...screen }: ResignProps) => {
  const t = useText();
  const locale = useLocale();
  const { page } = screen;
  const { agreement } = edition;
  const { file, shown, unread } = useShownPaper(agreement);
  return (
    <>
      <PageHead
        title={t('booking.resign.title')}
        note={t('booking.resign.note', {
          number: booking.number,
          edition: edition.number,
          at: formatDayTime(edition.at, { now: page.now, locale }),
        })}
        end={<DownloadPaper paper={agreement}>{t('booking.sign.download')}</DownloadPaper>}
      />
      <RenewedAgreement page={page} />
      <div className={layout.sign}>
        <div className={layout.stack}>
          <EditionChanges edition={edition} now={page.now} />
          <PaperCard title={t('booking.sign.reader')} sha256={agreement.sha256} file={file} />
        </div>
        <aside className={`${layout.side} ${layout.order}`}>
          <SignBox {...screen} booking={booking} sha256={shown} unread={unread} />
          <KeepTerms estate={page.card.estate.id} />
          {booking.bookedUntil === null && <HoldTerm {...screen} booking={booking} />}
          <CancelBooking screen="resign" page={page} booking={booking} />
        </aside>
      </div>
    </>
  );
};
