import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './discounts.module.css';

export interface DiscountWay {
  readonly exclusive: boolean;
  readonly replacesBooked: boolean;
}

interface PromoFieldsProps {
  way: DiscountWay;
  onChange: (way: DiscountWay) => void;
}

/**
 * Whether a discount applies automatically or is a promotion that the buyer chooses, and what it combines
 * with.
 */
export const PromoFields = ({ way: { exclusive, replacesBooked }, onChange }: PromoFieldsProps) => {
  const t = useText();
  return (
    <div className={styles.kinds}>
      <Checkbox
        value={exclusive}
        onChange={(on) => onChange({ exclusive: on, replacesBooked: on && replacesBooked })}
      >
        {t('discounts.exclusive')}
      </Checkbox>
      {exclusive && (
        <Checkbox value={replacesBooked} onChange={(on) => onChange({ exclusive, replacesBooked: on })}>
          {t('discounts.replaces')}
        </Checkbox>
      )}
    </div>
  );
};
