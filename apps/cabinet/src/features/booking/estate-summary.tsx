import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { EstatePlan } from '../../shared/estate/estate-plan.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './estate-summary.module.css';

/** A short summary of the estate beside a step: its plan and its price for this person. */
export const EstateSummary = ({ page }: { page: BookingPage }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = page.card;
  const price = page.booking?.price ?? page.price;
  return (
    <Card title={words.title(estate)}>
      <div className={styles.body}>
        <div className={styles.plan}>
          <EstatePlan card={page.card} variant="small" maxHeight={200} />
        </div>
        <div className="small">
          <Kv
            rows={[
              {
                key: 'object',
                label: t('booking.summary.object'),
                value: t('estate.number', { number: estate.number }),
              },
              {
                key: 'where',
                label: t('estate.complex', { title: estate.complex.title }),
                value: t('booking.summary.floor', { floor: words.floor(estate) }),
              },
              {
                key: 'price',
                label: t('booking.summary.price'),
                value: <Money sum={price.totalKopecks} />,
                total: true,
              },
            ]}
          />
        </div>
      </div>
    </Card>
  );
};
