import type { BookingPage, BookingView } from '@novosel/contract/booking/schema.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import layout from '../booking-layout.module.css';
import { termTitle } from '../start/term-choice.tsx';
import styles from './agreement-points.module.css';

/** A summary for convenience; only the text of the agreement is binding (LOOK «Words»). */
export const AgreementPoints = ({ page, booking }: { page: BookingPage; booking: BookingView }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  const fee = booking.term.feeKopecks;
  const suffix = t('ui.money.suffix');
  const points = [
    {
      key: 'estate',
      what: words.title(estate),
      why: t('booking.point.estate', { number: estate.number, title: estate.complex.title }),
    },
    {
      key: 'price',
      what: t('booking.point.price', { sum: formatMoney(booking.price.totalKopecks, { suffix }) }),
      why: t('booking.point.price.why'),
    },
    {
      key: 'term',
      what: t('booking.point.term', { term: termTitle(t, booking.term) }),
      why: t('booking.point.term.why'),
    },
    fee > 0
      ? {
          key: 'fee',
          what: t('booking.point.fee', { sum: formatMoney(fee, { suffix }) }),
          why: t('booking.point.fee.why'),
        }
      : { key: 'free', what: t('booking.point.free'), why: t('booking.point.free.why') },
  ];
  return (
    <Card className={layout.first} title={t('booking.point.title')}>
      <p className={`small muted ${styles.note}`}>{t('booking.point.note')}</p>
      <ul className={styles.points}>
        {points.map(({ key, what, why }) => (
          <li key={key}>
            <b>{what}</b>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
