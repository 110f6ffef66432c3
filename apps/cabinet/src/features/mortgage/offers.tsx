import type { Bid } from '@novosel/contract/mortgage/endpoints.ts';
import { cheapest } from '@novosel/contract/mortgage/rules.ts';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Info from 'lucide-react/icons/info';
import { OfferCard } from './offer-card.tsx';
import styles from './offers.module.css';

interface OffersProps {
  bids: readonly Bid[];
  /** Whether the person may choose one. */
  open: boolean;
  now: string;
}

/** Answers of banks side by side; the cheapest is marked, with the reason. */
export const Offers = ({ bids, open, now }: OffersProps) => {
  const t = useText();
  const best = open ? cheapest(bids) : undefined;
  const stand = bids.filter(({ status }) => status === 'approved').length;
  return (
    <section aria-label={t('mortgage.offers')}>
      <div className={styles.offers}>
        {bids.map((bid) => (
          <OfferCard key={bid.id} bid={bid} best={bid === best} open={open} stand={stand} now={now} />
        ))}
      </div>
      {best && (
        <p className={`small muted ${styles.note}`}>
          <Icon of={Info} size="s" />
          <span>{t('mortgage.offers.best', { bank: best.bank, count: stand })}</span>
        </p>
      )}
    </section>
  );
};
