import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DealState } from '../../shared/deal/deal-state.tsx';
import { estatePlace } from '../../shared/words/estate-words.ts';
import styles from './deal-head.module.css';

/** The buyer, the estate, the price, and the state of the booking. */
export const DealHead = ({ view: { deal, buyer, place } }: { view: DeskDeal }) => {
  const t = useText();
  const { estate } = deal.card;
  return (
    <header className={styles.root}>
      <div>
        <h2 className="title-m">{buyer.name}</h2>
        <p className="small muted">
          {estatePlace(estate, estate.complex.title, t)} · <Money sum={deal.priceKopecks} /> ·{' '}
          {t('deal.number', { number: deal.number })}
        </p>
      </div>
      <DealState state={deal.booking.state} place={place} />
    </header>
  );
};
