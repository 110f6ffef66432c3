import type { BookingPage, BookingView } from '@novosel/contract/booking/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { screenPath } from '../booking-flow.ts';
import layout from '../booking-layout.module.css';
import { EstateSummary } from '../estate-summary.tsx';
import { SimilarEstates } from '../start/similar-estates.tsx';
import styles from './ended-booking.module.css';
import { EndedMoney } from './ended-money.tsx';

interface EndedBookingProps {
  page: BookingPage;
  booking: BookingView;
  title: string;
  note: string;
}

/** A booking that has ended: why, where the money is, and what the person can do now. */
export const EndedBooking = ({ page, booking, title, note }: EndedBookingProps) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  const free = booking.estateFree;
  return (
    <>
      <PageHead title={title} note={note} />
      <div className={layout.flow}>
        <div className={styles.main}>
          {booking.reason && <Alert title={t('booking.ended.reason')}>{booking.reason}</Alert>}
          <Card title={t('booking.ended.money')}>
            <EndedMoney booking={booking} now={page.now} />
          </Card>
          <Card title={t(free ? 'booking.ended.free' : 'booking.ended.taken', { name: words.name(estate) })}>
            <p>{t(free ? 'booking.ended.free.note' : 'booking.ended.taken.note')}</p>
            {!free && <SimilarEstates estate={estate} />}
            <div className={styles.acts}>
              {free && (
                <ButtonLink href={screenPath('start', estate.id)}>{t('booking.ended.again')}</ButtonLink>
              )}
              <ButtonLink href={path('estates')} variant={free ? 'secondary' : 'primary'}>
                {t('booking.similar.all')}
              </ButtonLink>
            </div>
          </Card>
        </div>
        <aside className={layout.side}>
          <EstateSummary page={page} />
        </aside>
      </div>
    </>
  );
};
