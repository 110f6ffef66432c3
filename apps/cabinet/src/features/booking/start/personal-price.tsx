import type { PersonalPrice as Price } from '@novosel/contract/booking/personal-price.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './personal-price.module.css';

/** The price for this person, with the discounts in it. */
export const PersonalPrice = ({ price }: { price: Price }) => {
  const t = useText();
  return (
    <>
      <div className={styles.price}>
        {price.lines.length > 0 && <Money sum={price.listKopecks} struck />}
        <Money sum={price.totalKopecks} figure />
        <span className="small muted">
          <Money sum={price.perSquareMetreKopecks} /> {t('booking.price.perMetre')}
        </span>
      </div>
      {price.lines.length > 0 && (
        <div className="small">
          <Kv
            rows={price.lines.map(({ code, title, kopecks }) => ({
              key: code,
              label: code === 'new-edition' ? t('booking.price.newEdition') : title,
              value: <Money sum={kopecks} />,
            }))}
          />
        </div>
      )}
    </>
  );
};
