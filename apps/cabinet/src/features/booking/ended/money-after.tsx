import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Undo2 from 'lucide-react/icons/undo-2';
import layout from '../booking-layout.module.css';
import styles from './money-after.module.css';

const cases = [
  { key: 'buy', icon: House },
  { key: 'refused', icon: Landmark },
  { key: 'withdraw', icon: Undo2 },
] as const;

/** What happens to the fee in each case, shown before it is paid. */
export const MoneyAfter = ({ fee }: { fee: number }) => {
  const t = useText();
  const sum = formatMoney(fee, { suffix: t('ui.money.suffix') });
  return (
    <Card className={layout.last} title={t('booking.after.title')}>
      <ul className={styles.cases}>
        {cases.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} size="l" className={styles.icon} />
            <b>{t('booking.after.case', { case: key })}</b>
            <span>{t('booking.after.what', { case: key, sum })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
