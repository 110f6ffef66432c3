import type { bookingStates } from '@novosel/contract/booking/rules.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Money } from '@novosel/ui/money.tsx';
import { Pill, type PillTone } from '@novosel/ui/pill.tsx';
import { estatePlace } from '../../words/estate-words.ts';
import styles from './deal-head.module.css';

type State = (typeof bookingStates)[number];

const tones: Partial<Record<State, PillTone>> = {
  success: 'good',
  unclear: 'warn',
  refunding: 'warn',
  expired: 'bad',
  canceled: 'bad',
};

/** Who, what, for how much, and where the booking stands. */
export const DealHead = ({ view: { deal, buyer } }: { view: DeskDeal }) => {
  const t = useText();
  const { estate } = deal.card;
  const { booking } = deal;
  return (
    <header className={styles.root}>
      <div>
        <h2 className="title-m">{buyer.name}</h2>
        <p className="small muted">
          {estatePlace(estate, estate.complex.title, t)} · <Money sum={deal.priceKopecks} /> ·{' '}
          {t('deal.number', { number: deal.number })}
        </p>
      </div>
      <Pill tone={tones[booking.state]}>{t(`deal.state.${booking.state}`)}</Pill>
    </header>
  );
};
