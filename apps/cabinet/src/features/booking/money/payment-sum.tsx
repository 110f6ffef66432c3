import type { BookingPage, BookingView } from '@novosel/contract/booking/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import layout from '../booking-layout.module.css';
import styles from './payment-sum.module.css';

/** The sum to pay, what it is for, and that nothing is added to it. */
export const PaymentSum = ({ page, booking }: { page: BookingPage; booking: BookingView }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  return (
    <Card className={layout.first} aria-label={t('booking.pay.sum')}>
      <h2 className="kicker">{t('booking.pay.sum')}</h2>
      <p className={styles.sum}>
        <Money sum={booking.term.feeKopecks} figure />
      </p>
      <div className="small">
        <Kv
          rows={[
            {
              key: 'what',
              label: t('booking.pay.what'),
              value: t('booking.pay.what.value', { number: booking.number }),
            },
            {
              key: 'estate',
              label: t('booking.summary.object'),
              value: `${t('estate.number', { number: estate.number })}, ${words.area(estate.areas.all)}`,
            },
            {
              key: 'commission',
              label: t('booking.pay.commission'),
              value: t('booking.pay.commission.none'),
            },
          ]}
        />
      </div>
      <div className={`desk ${styles.plan}`}>
        <EstatePlan card={page.card} variant="small" maxHeight={200} />
      </div>
    </Card>
  );
};
